// Explanations that open by themselves the first time they are met, and then wait behind a "?".
// Where a table has a place for them (#explained) they are read there, beside what they are about.

const STORAGE = "delvers-once";
const table = document.getElementById("table");
const place = document.getElementById("explained");
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
  show();
}

// Who hears the page is told behind the "?"; for the eye there is room of its own, which hides nothing.
function show() {
  if (!place) return;
  const told = document.querySelector("details[data-once][open] > p");
  place.textContent = told?.textContent ?? "";
  place.hidden = !told;
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
document.addEventListener("toggle", show, { capture: true });
openFirst(document);
