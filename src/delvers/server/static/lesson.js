// A guided game: each step says something about a part of the page, and waits for a choice or for "Next".

import { get } from "./api.js";
import { keepPlace } from "./board.js";
import "./home.js";
import * as log from "./log.js";
import { tellLost } from "./reach.js";
import { swap } from "./regions.js";
import * as stage from "./stage.js";
import { explain } from "./why.js";
import "./keys.js";

const box = document.getElementById("lesson");
const note = document.getElementById("lesson-note");
const hint = document.getElementById("lesson-hint");
const on = document.getElementById("lesson-on");
const back = document.getElementById("lesson-back");
const words = document.getElementById("lesson-words").dataset;
const last = Number(box.dataset.last);
const { lang } = document.documentElement;
let step = Number(box.dataset.step);
let choice = box.dataset.choice;
let label = box.dataset.label;
let wanted = 0; // of several requests under way, only the answer to the last is shown

async function go(to) {
  const isNext = to === step + 1;
  wanted += 1;
  const mine = wanted;
  const shown = await get(`/api/lessons/${box.dataset.game}/${Math.min(last, Math.max(0, to))}?${new URLSearchParams({ lang })}`);
  if (mine !== wanted) return;
  ({ step, choice, label } = shown);
  keepPlace(() => swap({ ...empty(), ...shown.regions }));
  log.replace(shown.log);
  stage.replace(shown.steps.length ? shown.log.slice(-shown.steps.length) : [], shown.steps, isNext);
  note.textContent = shown.note;
  hint.textContent = "";
  document.getElementById("lesson-number").textContent = `${step + 1} / ${last + 1}`;
  document.getElementById("lesson-why").dataset.rule = shown.rule;
  history.replaceState(null, "", `?step=${step}`);
  point(shown.part);
  note.focus({ preventScroll: true });
}

function empty() {
  const names = [...document.querySelectorAll("[data-region]")].map((part) => part.dataset.region);
  return Object.fromEntries(names.map((name) => [name, ""]));
}

// Outline what the note is about, and mark what is to be chosen.
function point(part) {
  for (const old of document.querySelectorAll(".taught")) old.classList.remove("taught");
  for (const mark of document.querySelectorAll(".to-choose")) mark.classList.remove("to-choose");
  const about = part ? document.querySelector(`[data-region="${part}"]`) : null;
  about?.classList.add("taught");
  for (const one of choices()) one.classList.add("to-choose");
  (choices()[0] ?? about)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  on.textContent = label || words.next;
  on.hidden = step === last;
  box.querySelector(".play-now").hidden = step !== last;
  back.hidden = step === 0;
}

function choices() {
  return choice ? [...document.querySelectorAll(`[data-option="${CSS.escape(choice)}"]`)] : [];
}

function chosen(option) {
  if (option === choice) go(step + 1);
  else hint.textContent = choice ? box.dataset.instead.replace("%(choice)s", label) : box.dataset.read;
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button, [data-option], [data-rule]");
  if (!button) return;
  if (button === on) go(step + 1);
  else if (button === back) go(step - 1);
  else if (button.dataset.option) chosen(button.dataset.option);
  else if (button.dataset.rule) explain(button.dataset.rule, button);
});
tellLost((lost) => {
  document.getElementById("trouble").textContent = document.getElementById("words").dataset.lost;
  document.getElementById("trouble").hidden = !lost;
});
log.showEnd();
point(box.dataset.part);
