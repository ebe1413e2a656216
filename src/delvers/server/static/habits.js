// Questions that a player lets the page answer: each is sent as an ordinary choice, so that records verify.

const table = document.getElementById("table");
const dialog = document.getElementById("habits");
const opener = document.getElementById("habits-open");
const switches = [...(dialog?.querySelectorAll("[data-habit]") ?? [])];
// Each player of this browser has switches of his own.
const storage = `delvers-habits-${table.dataset.game}-${table.dataset.seat}`;
let isPaused = false;
let answered = "";

function recall() {
  try {
    return JSON.parse(localStorage.getItem(storage) ?? "[]");
  } catch {
    return [];
  }
}

function keep() {
  const on = switches.filter((one) => one.checked).map((one) => one.dataset.habit);
  document.getElementById("habits-count").textContent = on.length ? String(on.length) : "";
  try {
    localStorage.setItem(storage, JSON.stringify(on));
  } catch {
    // Some browsers allow no storage; then the switches last until the page is left.
  }
}

const begins = (option, word) => option === word || option.startsWith(`${word} `);

// The option that answers the present question by itself; null if the player is to choose.
function answer() {
  const asked = document.querySelector("[data-region=prompt] [data-asked]")?.dataset.asked;
  if (asked === undefined) return null;
  const options = [...document.querySelectorAll("[data-option]")].map((one) => one.dataset.option);
  for (const one of switches.filter((habit) => habit.checked && begins(asked, habit.dataset.asked))) {
    const only = JSON.parse(one.dataset.only);
    if (only.length && !options.every((option) => only.some((word) => begins(option, word)))) continue;
    const found = options.find((option) => begins(option, one.dataset.choose));
    if (found !== undefined) return found;
  }
  return null;
}

// Answer what is asked now, once; after taking back the player is asked again.
export function answerAlone(number, choose) {
  if (isPaused || answered === number) return;
  const option = answer();
  if (option === null) return;
  answered = number;
  choose(option);
}

export function pause() {
  isPaused = true;
}

export function goOn() {
  isPaused = false;
}

if (dialog) {
  const on = recall();
  for (const one of switches) {
    one.checked = on.includes(one.dataset.habit);
    one.addEventListener("change", keep);
  }
  keep();
  opener?.addEventListener("click", () => dialog.showModal());
  dialog.addEventListener("close", () => document.dispatchEvent(new Event("habits")));
}
