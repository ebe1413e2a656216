// The keyboard: arrows walk on a board or go from card to card, numbers go to a card or an option;
// Enter and space choose what has the focus, as on any button.

import { pressed as pressedForBoard } from "./board.js";

const ARROWS = { ArrowLeft: -1, ArrowRight: 1 };
const DIRECTIONS = { ArrowUp: "north", ArrowRight: "east", ArrowDown: "south", ArrowLeft: "west" };

function isTyping(target) {
  return target.closest?.("input, select, textarea, dialog, [role=log]");
}

function cards() {
  return [...document.querySelectorAll(".held:not(:disabled)")];
}

function options() {
  const held = [...document.querySelectorAll(".held[data-option]")];
  return held.length ? held : [...document.querySelectorAll("[data-region=options] [data-option]")];
}

// Options and refusals that lead in a direction, such as "move north" or "move west f5".
function ways(direction) {
  const all = document.querySelectorAll("[data-region=board] [data-option], [data-region=board] [data-refused]");
  return [...all].filter((way) => (way.dataset.option ?? way.dataset.refused).split(" ").includes(direction));
}

// A single way is walked; of several, or of other questions, the arrow only goes to the next.
function walk(direction) {
  const open = ways(direction).filter((way) => way.dataset.option);
  const next = open.find((way) => way !== document.activeElement) ?? open[0] ?? ways(direction)[0];
  next.focus({ preventScroll: true });
  if (open.length === 1 && /^((move|light) )?(north|east|south|west)\b/.test(next.dataset.option)) press(next);
}

function besides(step) {
  const all = cards();
  const at = all.indexOf(document.activeElement);
  return at < 0 ? all[step > 0 ? 0 : all.length - 1] : all[(at + step + all.length) % all.length];
}

function nextFor(key) {
  if (/^[1-9]$/.test(key)) return document.getElementById(`card-power-${key}`) ?? options()[Number(key) - 1];
  return key in ARROWS ? besides(ARROWS[key]) : null;
}

function press(target) {
  target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const drawn = event.target.closest?.("svg [role=button]");
  if (drawn && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    press(drawn);
    return;
  }
  if (pressedForBoard(event)) {
    event.preventDefault();
    return;
  }
  if (event.key in DIRECTIONS && ways(DIRECTIONS[event.key]).length) {
    event.preventDefault();
    // A key held too long must not walk on into the next chamber.
    if (!event.repeat) walk(DIRECTIONS[event.key]);
    return;
  }
  const next = nextFor(event.key);
  if (!next || next.disabled) return;
  event.preventDefault();
  next.focus();
});
