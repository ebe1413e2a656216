// A step as it is shown over the board: pictures, dice with all that counts, and the line of the log.

import { picture } from "./stage-pictures.js";
import { die } from "./stage-dice.js";

const layer = document.getElementById("stage-over");
const card = document.getElementById("stage-card");
const ROOM = 380; // on a low board the stage may stand out below it
const LEAST = 140; // so much of the board must be in view, else the stage stands at the top
const NARROW = 120;

export function isOpen() {
  return !layer.hidden;
}

export function hide() {
  layer.hidden = true;
}

export function onClick(act) {
  card.addEventListener("click", (event) => {
    if (!event.target.closest("button")) act();
  });
}

export function show(step, hasMore = false) {
  card.className = `stage-sheet stage-${step.kind}`;
  if (step.good !== undefined) card.classList.add(step.good ? "good" : "bad");
  if (step.mine) card.classList.add("mine");
  put(".stage-title", step.title);
  drawPictures(step);
  rollOf(step);
  put(".stage-result", [step.amount && "", step.left].filter(Boolean).join(" "));
  told(step);
  card.querySelector(".stage-hint").hidden = !hasMore;
  layer.hidden = false;
  place();
  restart();
}

function put(selector, said) {
  const element = card.querySelector(selector);
  element.textContent = said ?? "";
  element.hidden = !said;
}

// -- where ----------------------------------------------------------------------------------------

function board() {
  const all = document.querySelectorAll("[data-stage-anchor], [data-region=board], .stage");
  return [...all].find((element) => element.offsetParent !== null && element.offsetHeight > NARROW);
}

function place() {
  const rect = board()?.getBoundingClientRect();
  const top = Math.max(8, rect?.top ?? 0);
  const bottom = Math.min(innerHeight - 8, rect?.bottom ?? 0);
  const isInView = rect && bottom - top >= LEAST;
  layer.style.left = isInView ? `${Math.max(0, rect.left)}px` : "0";
  layer.style.width = isInView ? `${Math.min(innerWidth, rect.width)}px` : "100%";
  layer.style.top = isInView ? `${top}px` : "3.5rem";
  layer.style.height = isInView ? `${Math.max(bottom - top, Math.min(ROOM, innerHeight - top - 60))}px` : "55vh";
}

addEventListener("resize", () => isOpen() && place());
addEventListener("scroll", () => isOpen() && place(), { passive: true });

// The pictures move in anew with each step.
function restart() {
  card.classList.remove("enter");
  void card.offsetWidth;
  card.classList.add("enter");
}

// -- what -----------------------------------------------------------------------------------------

function drawPictures(step) {
  const box = card.querySelector(".stage-pictures");
  const shown = step.pictures ?? [];
  box.hidden = shown.length === 0 && !step.amount;
  box.classList.toggle("many", shown.length > 3);
  box.replaceChildren(...shown.map(([name, caption]) => figure(name, caption)));
  if (step.amount) box.append(element("b", "stage-amount", step.amount));
}

function figure(name, caption) {
  const drawn = element("span", `stage-picture of-${name.split(" ")[0]}`);
  const shown = element("figure", "");
  shown.append(drawn);
  if (caption) shown.append(element("figcaption", "", caption));
  picture(name).then((svg) => {
    drawn.innerHTML = svg;
  });
  return shown;
}

function element(name, className, said = "") {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = said;
  return made;
}

function rollOf(step) {
  const row = card.querySelector(".stage-roll");
  const parts = (step.parts ?? []).map(([name, number]) => chip(name, number));
  const dice = (step.dice ?? []).map((face, index) => die(face, step.marks?.[index]));
  const total = step.total ? [element("b", "stage-total", `= ${step.total}`)] : [];
  const needed = step.needed ? [element("span", "stage-needed", step.needed)] : [];
  const sign = step.good ? "✓" : step.good === false ? "✗" : "";
  const outcome = step.outcome ? [element("b", "stage-outcome", `${sign} ${step.outcome}`)] : [];
  row.replaceChildren(...dice, ...parts, ...total, ...needed, ...outcome);
  row.hidden = row.childElementCount === 0;
}

function chip(name, number) {
  const made = element("span", "stage-part", `${name} `);
  made.append(element("b", "", number));
  return made;
}

function told(step) {
  const box = card.querySelector(".stage-told");
  const pattern = document.getElementById("line").content.querySelector(".why");
  box.replaceChildren();
  for (const line of step.lines) {
    const why = pattern.cloneNode(true);
    why.dataset.rule = line.rule;
    why.querySelector(".heard").textContent = ` ${line.text}`;
    const said = element("span", "", line.text);
    said.append(" ", why);
    box.append(said);
  }
}
