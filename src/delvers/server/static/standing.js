// How everybody stands: these parts of the page change when the stage has told why.

import { keepInView } from "./inview.js";
import { swap } from "./regions.js";
import { isMoving, onPassed, whenTold } from "./stage.js";

const CLICK = 50; // milliseconds; a click comes after its pointer is up
const names = [...document.querySelectorAll("[data-told]")].map((part) => part.dataset.region);
let waiting = []; // these parts of states that are yet to be told, with the number of their last line
let told = 0;
let isDown = false;

// Keep these parts of a state back, and give the others.
export function keepBack(regions, line) {
  const parts = Object.entries(regions);
  const late = parts.filter(([name]) => names.includes(name));
  if (late.length) waiting.push({ line: Math.max(line, last()), regions: Object.fromEntries(late) });
  return Object.fromEntries(parts.filter(([name]) => !names.includes(name)));
}

// Show them when their lines have been told; at once beside a picture that stands, maybe for minutes.
export function showTold() {
  if (isMoving()) whenTold(showAll);
  else showAll();
}

function showAll() {
  showUpTo(last());
}

function last() {
  return waiting.at(-1)?.line ?? 0;
}

function showUpTo(line) {
  told = Math.max(told, line);
  // What is being clicked must not move away under the pointer.
  if (!isDown) show();
}

function show() {
  const ready = waiting.filter((state) => state.line <= told);
  if (!ready.length) return;
  waiting = waiting.filter((state) => state.line > told);
  keepInView(() => swap(Object.assign({}, ...ready.map((state) => state.regions))));
}

function lift() {
  isDown = false;
  setTimeout(show, CLICK);
}

onPassed(showUpTo);
window.addEventListener("pointerdown", () => (isDown = true), true);
window.addEventListener("pointerup", lift, true);
window.addEventListener("pointercancel", lift, true);
