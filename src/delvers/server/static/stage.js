// The stage: what happened since one's last choice, played over the board and stepped through again.

import { seenNumber } from "./happened.js";
import * as over from "./stage-over.js";
import { fetchAll } from "./stage-pictures.js";
import { walk } from "./stage-walk.js";

const TIMES = [420, 1500, 3200]; // milliseconds, by the weight of a step
const PACES = { slow: 1.8, normal: 1, fast: 0.5, mine: 1, skip: 1 };
const LINGER = 1100;
const MOST = 150;
const STORAGE = "delvers-pace";
const bar = document.getElementById("stage-bar");
const text = document.getElementById("stage-text");
const count = document.getElementById("stage-count");
const heard = document.getElementById("stage-heard");
const pace = document.getElementById("stage-pace");
const table = document.getElementById("table");
const shownKey = `delvers-shown-${table.dataset.table}`;
const isCalm = matchMedia("(prefers-reduced-motion: reduce)");

let steps = [];
let held = []; // lines that go with the next step
let at = -1;
let since = 0; // the number of the last line before the viewer's last choice
let timer = null;
let isStepping = false; // by hand
const whenDone = new Set(); // what waits until all has been told
let passed = () => {}; // hears the number of the last line that has been told

// -- what is kept ---------------------------------------------------------------------------------

function kept(storage, key, usual) {
  try {
    return storage.getItem(key) ?? usual;
  } catch {
    return usual;
  }
}

function keep(storage, key, value) {
  try {
    storage.setItem(key, value);
  } catch {
    // Some browsers allow no storage; then the usual pace is taken again.
  }
}

// -- new steps ------------------------------------------------------------------------------------

// Lines of the log with their steps, one for each; the line of null goes with the next.
export function add(lines, made) {
  take(lines, made);
  if (pace.value !== "skip") fetchAll(steps.slice(at + 1));
  if (lines.length && !isStepping) start();
  else show();
}

// Another moment of a game that is looked at again: what led to it is played, or only there to be stepped through.
export function replace(lines, made, isPlayed) {
  over.hide();
  clearTimeout(timer);
  timer = null;
  isStepping = false;
  steps = [];
  held = [];
  at = -1;
  since = (lines[0]?.number ?? 1) - 1;
  take(lines, made);
  if (isPlayed && steps.length) add([...lines], made);
  else finish();
}

// Do something as soon as nothing plays any more.
export function whenTold(act) {
  if (isPlaying()) whenDone.add(act);
  else act();
}

// Whether it goes on by itself: not so a picture that stands until one steps on.
export function isMoving() {
  return timer !== null;
}

// Hear, while it plays, up to which line of the log it has told.
export function onPassed(act) {
  passed = act;
}

function take(lines, made = []) {
  const last = steps.at(-1)?.number ?? 0;
  lines.forEach((line, index) => {
    if (line.number <= last) return;
    held.push(line);
    if (made[index] === null && index < lines.length - 1) return;
    const step = { kind: "plain", weight: 1, ...made[index], lines: held, number: line.number };
    held = [];
    steps.push(step);
  });
  const surplus = steps.length - MOST;
  if (surplus > 0) {
    steps = steps.slice(surplus);
    at = Math.max(-1, at - surplus);
  }
  bar.hidden = steps.length === 0 && !("always" in bar.dataset);
}

// A choice is made: what comes after this line is new, and what still played is over.
export function mark(number) {
  since = number;
  isStepping = false;
  finish();
}

// -- playing --------------------------------------------------------------------------------------

function time(step) {
  return TIMES[step.weight] * PACES[pace.value] * (step.mine || step.weight === 2 ? 1 : 0.8);
}

function isPassedOver(step) {
  return pace.value === "mine" && !step.mine && step.weight < 2;
}

function start() {
  if (timer !== null || document.querySelector(".cover:not([hidden])")) return;
  if (pace.value === "skip") showOwn();
  else if (isCalm.matches) still();
  else next();
}

// Nothing plays by itself; the line shows one's own last result, or else the last of all.
function showOwn() {
  const own = steps.findLastIndex((step) => step.number > since && step.mine && step.weight > 0);
  at = own < 0 ? steps.length - 1 : own;
  show();
}

// Without motion the first picture stays until one steps on.
function still() {
  const first = steps.findIndex((step, index) => index > at && step.weight > 0 && !isPassedOver(step));
  go(first < 0 ? steps.length - 1 : first);
  if (first >= 0) {
    isStepping = true;
    over.show(steps[at]);
  }
}

function next() {
  timer = null;
  passed(steps[at]?.number ?? 0);
  do at += 1;
  while (at < steps.length && isPassedOver(steps[at]));
  if (at >= steps.length) {
    at = steps.length - 1;
    show();
    timer = setTimeout(rest, over.isOpen() ? LINGER : 0);
    return;
  }
  const step = steps[at];
  const lasts = time(step);
  show();
  if (step.way) walk(step, Math.max(lasts, 500), isCalm.matches);
  if (step.kind === "move") over.hide();
  else if (step.weight > 0 || over.isOpen()) over.show(step, at + 1 < steps.length);
  timer = setTimeout(next, step.kind === "move" ? Math.max(lasts, 500) : lasts);
}

// The last picture has stood for a moment; meanwhile somebody may have acted.
function rest() {
  timer = null;
  if (at < steps.length - 1) next();
  else finish();
}

// The end of what is known, at once.
export function finish() {
  clearTimeout(timer);
  timer = null;
  isStepping = false;
  at = steps.length - 1;
  over.hide();
  show();
  const acts = [...whenDone];
  whenDone.clear();
  for (const act of acts) act();
}

function show() {
  const step = steps[at];
  document.getElementById("stage-back").disabled = at <= 0;
  document.getElementById("stage-on").disabled = at >= steps.length - 1;
  text.textContent = "";
  count.textContent = "";
  if (!step) return;
  keep(sessionStorage, shownKey, String(step.number));
  text.textContent = step.lines.map((line) => line.text).join(" ");
  text.classList.toggle("own", Boolean(step.mine));
  const first = firstNew();
  const pattern = document.getElementById("stage-words").dataset.step;
  const place = at - first + 1;
  count.textContent =
    place > 0 ? pattern.replace("%(step)s", place).replace("%(count)s", steps.length - first) : "";
}

function firstNew() {
  const found = steps.findIndex((step) => step.number > since);
  return found < 0 ? Math.max(0, steps.length - 1) : found;
}

// -- stepping by hand -----------------------------------------------------------------------------

function go(to) {
  clearTimeout(timer);
  timer = null;
  at = Math.min(steps.length - 1, Math.max(0, to));
  show();
}

function stepTo(to) {
  go(to);
  isStepping = true;
  const step = steps[at];
  if (step.way) walk(step, 700, isCalm.matches);
  over.show(step, at < steps.length - 1);
  heard.textContent = step.lines.map((line) => line.text).join(" ");
}

function again() {
  if (isCalm.matches) {
    stepTo(firstNew());
    return;
  }
  isStepping = false;
  go(firstNew());
  at -= 1;
  next();
}

const BUTTONS = {
  "stage-first": again,
  "stage-back": () => stepTo(at - 1),
  "stage-on": () => stepTo(at + 1),
};

bar.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button && steps.length) BUTTONS[button.id]?.();
});
bar.addEventListener("keydown", (event) => {
  if (event.target === pace || !(event.key === "ArrowLeft" || event.key === "ArrowRight")) return;
  event.preventDefault();
  event.stopPropagation();
  stepTo(at + (event.key === "ArrowLeft" ? -1 : 1));
});
over.onClick(() => {
  if (at >= steps.length - 1) finish();
  else if (isStepping) stepTo(at + 1);
  else {
    clearTimeout(timer);
    next();
  }
});

// A click beside the stage, or any key, ends what plays; what was clicked is done as ever.
function isBeside(target) {
  return !target.closest?.("#stage-bar, #stage-over, dialog");
}

function isPlaying() {
  return timer !== null || over.isOpen();
}

document.addEventListener("pointerdown", (event) => isPlaying() && isBeside(event.target) && finish(), true);
document.addEventListener(
  "keydown",
  (event) => {
    const isKey = !["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key);
    if (!isKey || !isPlaying() || !isBeside(event.target)) return;
    // The space bar would scroll, and Escape means nothing else.
    if (event.key === " " && event.target === document.body) event.preventDefault();
    finish();
  },
  true,
);
pace.addEventListener("change", () => {
  keep(localStorage, STORAGE, pace.value);
  finish();
});

// -- the beginning --------------------------------------------------------------------------------

// What the page came with can be stepped through; several who share a screen see what is new to it.
function begin() {
  pace.value = kept(localStorage, STORAGE, "normal");
  if (!(pace.value in PACES)) pace.value = "normal";
  const made = JSON.parse(bar.dataset.steps);
  const lines = [...document.querySelectorAll("#log li")].map((line) => ({
    number: Number(line.dataset.number),
    text: line.querySelector("span").textContent,
    rule: line.querySelector(".why").dataset.rule,
  }));
  since = seenNumber();
  take(made.length ? lines.slice(-made.length) : [], made);
  at = steps.length - 1;
  const shown = Number(kept(sessionStorage, shownKey, 0));
  if (shown > 0 && JSON.parse(table.dataset.ownSeats).length > 1) {
    at = steps.findLastIndex((step) => step.number <= shown);
    if (at < steps.length - 1) start();
  }
  show();
}

begin();
