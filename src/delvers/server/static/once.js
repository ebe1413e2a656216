// Explanations that open by themselves the first time they are met, and then wait behind a "?".

const STORAGE = "delvers-once";
const table = document.getElementById("table");
const opened = new Map(); // with which choice of this table an explanation was opened
const known = new Set(recall());

function recall() {
  try {
    return JSON.parse(localStorage.getItem(STORAGE) ?? "[]");
  } catch {
    return [];
  }
}

function keep(key) {
  known.add(key);
  try {
    localStorage.setItem(STORAGE, JSON.stringify([...known]));
  } catch {
    // Some browsers allow no storage; then explanations open again after a reload.
  }
}

export function openFirst(element, number = table?.dataset.number) {
  for (const told of element.querySelectorAll("details[data-once]")) {
    const key = told.dataset.once;
    if (!known.has(key)) {
      opened.set(key, number);
      keep(key);
    }
    told.open = opened.get(key) === number;
  }
}

// A click elsewhere, Escape, or the question mark again puts it away.
function close(except) {
  for (const told of document.querySelectorAll("details[data-once][open]")) {
    if (told.contains(except)) continue;
    told.open = false;
    opened.delete(told.dataset.once);
  }
}

document.addEventListener("click", (event) => close(event.target));
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") close(null);
});
openFirst(document);
