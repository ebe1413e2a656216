// Guards against hasty clicks: a new question is not answered by the click meant for the last one,
// and what cannot be undone is asked once more.

const STORAGE = "delvers-settle";
const USUAL = 400;
const OF_A_QUESTION = ["prompt", "options", "hand", "fight"];
let settled = 0;
let asked = "";

// How many milliseconds a new question stands before a click answers it; a browser may keep its own number.
function wait() {
  try {
    return Number(localStorage.getItem(STORAGE) ?? USUAL);
  } catch {
    return USUAL;
  }
}

// What is asked and what can be answered, wherever on the page it stands.
function question() {
  const options = [...document.querySelectorAll("[data-option]")].map(({ dataset }) => dataset.option);
  return [document.querySelector("[data-region=prompt]")?.textContent ?? "", ...new Set(options)].join("\n");
}

// Some parts of the page have changed; maybe it asks something new. What others do meanwhile is no new question.
export function questionChanged(parts) {
  if (!parts.some((name) => OF_A_QUESTION.includes(name))) return;
  const now = question();
  if (now !== asked) settled = performance.now() + wait();
  asked = now;
}

export function isSettled() {
  return performance.now() >= settled;
}

// Whether an option is of those that are asked once more, by how it begins.
export function needsAsking(option, beginnings) {
  return beginnings.some((beginning) => `${option} `.startsWith(`${beginning} `));
}

// Ask once; true if the player means it.
export function isSure(text) {
  const dialog = document.getElementById("sure");
  dialog.querySelector(".sure-what").textContent = text;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((answer) => {
    dialog.addEventListener("close", () => answer(dialog.returnValue === "yes"), { once: true });
  });
}
