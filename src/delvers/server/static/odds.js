// The chances of the options, where the table was opened with them: asked for until they are done.

import { Refused, get } from "./api.js";

const AGAIN = 500;
const LATER = 4000; // when the server has too much to do
const table = document.getElementById("table");
const section = document.getElementById("odds");
const words = document.getElementById("words").dataset;
let asked = 0;
let known = "";

const pause = (time) => new Promise((go) => setTimeout(go, time));

// The buttons of the question; what is drawn on a board has a button too.
function buttons() {
  return [...document.querySelectorAll("button[data-option]")];
}

function question() {
  return buttons().map(({ dataset }) => dataset.option).join("\n");
}

// A question is asked, or no longer: the chances of the one before are gone.
export async function weigh(address, query, isAsked) {
  if (!section) return;
  asked += 1;
  const own = asked;
  section.hidden = table.dataset.over === "yes";
  if (!isAsked || question() !== known) clear();
  if (!isAsked) return;
  known = question();
  tell(words.weighing);
  for (let isDone = false; !isDone && own === asked; ) {
    isDone = await look(address, query, () => own === asked);
  }
}

// Whether there is nothing more to ask for.
async function look(address, query, isMeant) {
  let found;
  try {
    found = await get(`${address}/odds?${query}`);
  } catch (problem) {
    if (problem instanceof Refused && problem.status !== 503) return true;
    await pause(LATER);
    return false;
  }
  if (!isMeant()) return true;
  if (found.options.length) show(found);
  if (found.is_done) tell(words.weighed);
  else await pause(AGAIN);
  return found.is_done;
}

function show({ options, html }) {
  document.getElementById("odds-table").innerHTML = html;
  document.getElementById("odds-told").replaceChildren(...options.map(({ told }, at) => described(told, at)));
  const ids = new Map(options.map(({ option }, at) => [option, at]));
  for (const button of buttons()) {
    const at = ids.get(button.dataset.option);
    if (at !== undefined) mark(button, options[at].short, `odds-${at}`);
  }
}

function described(told, at) {
  const line = document.createElement("p");
  line.id = `odds-${at}`;
  line.textContent = told;
  return line;
}

// The chance stands on the button; whoever hears the page hears the whole sentence after its name.
function mark(button, short, id) {
  let badge = button.querySelector(".chance");
  if (!badge) {
    badge = document.createElement("span");
    badge.className = "chance";
    badge.setAttribute("aria-hidden", "true");
    button.append(badge);
  }
  if (badge.textContent !== short) badge.textContent = short;
  button.setAttribute("aria-describedby", id);
}

function clear() {
  known = "";
  tell("");
  document.getElementById("odds-table").replaceChildren();
  document.getElementById("odds-told").replaceChildren();
  for (const button of buttons()) {
    if (button.querySelector(".chance")) button.removeAttribute("aria-describedby");
    button.querySelector(".chance")?.remove();
  }
}

function tell(text) {
  const state = document.getElementById("odds-state");
  if (state.textContent !== text) state.textContent = text;
}

// What a button says without its chance.
export function labelOf(button) {
  const copy = button.cloneNode(true);
  copy.querySelector(".chance")?.remove();
  return copy.textContent.trim();
}
