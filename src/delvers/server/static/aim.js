// What an option is about, on the board: its place is marked while the option has mouse or focus,
// and what would lie there (data-preview) is drawn before one commits.

import { keepSeen } from "./board.js";
import { tellAgain } from "./large.js";

const MARKED = "aimed";
const board = document.querySelector("[data-region=board]");
let aimed = "";

const named = (name, option) => [...board.querySelectorAll(`[${name}="${CSS.escape(option)}"]`)];

function aim(option) {
  aimed = option;
  for (const old of board.querySelectorAll(`.${MARKED}`)) old.classList.remove(MARKED);
  if (option) for (const one of [...named("data-preview", option), ...named("data-option", option)]) one.classList.add(MARKED);
}

function consider(event) {
  const option = event.target.closest?.("[data-option]")?.dataset.option ?? "";
  if (option === aimed) return;
  aim(option);
  // What is pointed at elsewhere is brought into the window; on the board it is there.
  if (option && !board.contains(event.target)) keepSeen(named("data-preview", option)[0] ?? named("data-option", option)[0]);
}

// The first tap on an option with a preview shows it, the second one chooses.
function tapped(event) {
  const button = event.pointerType === "touch" ? event.target.closest?.("[data-option]") : null;
  if (!button || !named("data-preview", button.dataset.option).length || tappedOn === button.dataset.option) {
    tappedOn = "";
    return;
  }
  tappedOn = button.dataset.option;
  consider(event);
  tellAgain(button);
  event.stopPropagation();
  event.preventDefault();
}

let tappedOn = "";
if (board) {
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && consider(event));
  document.addEventListener("focusin", consider);
  document.addEventListener("focusout", () => aim(""));
  document.addEventListener("click", tapped, { capture: true });
}
