// A finished game once more: slider, steps, play, and through whose eyes.

import { get } from "./api.js";
import { keepPlace } from "./board.js";
import { showSince } from "./happened.js";
import * as log from "./log.js";
import { tellLost } from "./reach.js";
import { swap } from "./regions.js";
import * as stage from "./stage.js";
import { explain } from "./why.js";

const PACE = 1200;
const box = document.getElementById("replay");
const table = document.getElementById("table");
const slider = document.getElementById("slider");
const eyes = document.getElementById("eyes");
const playing = document.getElementById("play");
const last = Number(box.dataset.last);
let step = Number(box.dataset.step);
let timer = null;
let wanted = 0; // of several requests under way, only the answer to the last is shown

function address(at) {
  const query = new URLSearchParams({ lang: table.dataset.lang });
  if (eyes.value !== "") query.set("seat", eyes.value);
  return `/api/tables/${table.dataset.table}/steps/${at}?${query}`;
}

async function go(to) {
  const isNext = to === step + 1;
  step = Math.min(last, Math.max(0, to));
  slider.value = step;
  document.getElementById("step-number").textContent = `${step} / ${last}`;
  wanted += 1;
  const mine = wanted;
  const shown = await get(address(step)).catch(() => null);
  if (shown === null || mine !== wanted) return;
  const whole = { ...empty(), ...shown.regions };
  keepPlace(() => swap(whole));
  log.replace(shown.log);
  const news = shown.steps.length ? shown.log.slice(-shown.steps.length) : [];
  showSince((news[0] ?? shown.log.at(-1))?.number - 1 || 0);
  stage.replace(news, shown.steps, isNext);
  document.getElementById("said").textContent = shown.chosen;
  const here = new URLSearchParams({ step });
  if (eyes.value !== "") here.set("seat", eyes.value);
  history.replaceState(null, "", `?${here}`);
}

// A part that a step does not have is empty.
function empty() {
  const names = [...document.querySelectorAll("[data-region]")].map((part) => part.dataset.region);
  return Object.fromEntries(names.map((name) => [name, ""]));
}

function stop() {
  clearTimeout(timer);
  timer = null;
  playing.setAttribute("aria-pressed", "false");
}

async function play() {
  await go(step + 1);
  if (timer === null) return;
  if (step >= last) stop();
  else timer = setTimeout(() => stage.whenTold(() => timer !== null && play()), PACE);
}

function toggle() {
  if (timer !== null) {
    stop();
    return;
  }
  playing.setAttribute("aria-pressed", "true");
  if (step >= last) step = -1;
  timer = setTimeout(play, 0);
}

function walk(to) {
  stop();
  go(to);
}

const BUTTONS = {
  "to-first": () => walk(0),
  "step-back": () => walk(step - 1),
  play: toggle,
  "step-on": () => walk(step + 1),
  "to-last": () => walk(last),
  share: (button) => {
    navigator.clipboard?.writeText(location.href).catch(() => {});
    button.textContent = button.dataset.copied;
  },
};

document.addEventListener("click", (event) => {
  const button = event.target.closest("button, [data-rule]");
  if (!button) return;
  if (button.id in BUTTONS) BUTTONS[button.id](button);
  else if (button.dataset.rule) explain(button.dataset.rule, button);
});
slider.addEventListener("input", () => walk(Number(slider.value)));
eyes.addEventListener("change", () => walk(step));
tellLost((lost) => {
  document.getElementById("trouble").textContent = document.getElementById("words").dataset.lost;
  document.getElementById("trouble").hidden = !lost;
});
log.showEnd();
showSince(Number(document.querySelector("#log li:last-child")?.dataset.number ?? 0) - JSON.parse(document.getElementById("stage-bar").dataset.steps).length);
// Only now is there somebody who hears them.
for (const control of box.querySelectorAll("[disabled]")) control.disabled = false;
