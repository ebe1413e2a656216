// A table: connects, shows what changed, and sends the option that was clicked.

import { Refused, get, post } from "./api.js";
import { keepPlace } from "./board.js";
import { mark, showNews } from "./happened.js";
import * as log from "./log.js";
import { remember } from "./mine.js";
import { returnToHand, swap } from "./regions.js";
import { verify } from "./verify.js";
import { walk, wayTo } from "./walk.js";
import { explain } from "./why.js";
import "./keys.js";

const RETRY = 2000;
const table = document.getElementById("table");
const trouble = document.getElementById("trouble");
const words = document.getElementById("words").dataset;
const address = `/api/tables/${table.dataset.table}`;
const query = new URLSearchParams({ key: table.dataset.key, lang: table.dataset.lang });
const shown = `${query}&regions=true`;
let number = Number(table.dataset.number);
let isLooking = false;
let mustLookAgain = false;
let isSending = false;

function show(state) {
  if (state.number < number) return;
  number = state.number;
  keepPlace(() => swap(state.regions));
  returnToHand();
  log.add(state.log);
  showNews();
  const isOver = state.result !== null;
  if (isOver && table.dataset.over === "no") showResult();
  table.dataset.over = isOver ? "yes" : "no";
  if (isOver) keepLink();
  table.dataset.number = number;
  document.getElementById("ending").hidden = !isOver;
  const hint = document.getElementById("hint");
  if (hint) hint.hidden = isOver;
}

function showResult() {
  const result = document.querySelector("[data-region=result]");
  result.scrollIntoView({ block: "start" });
  result.focus({ preventScroll: true });
}

// Only a seat's link is worth keeping: everybody can find the table to watch it.
function keepLink() {
  const { key, game, about, over } = table.dataset;
  if (key) remember({ url: location.pathname + location.search, game, about, over: over === "yes" });
}

async function copyLink(button) {
  await navigator.clipboard?.writeText(location.href).catch(() => {});
  button.textContent = button.dataset.copied;
}

function complain(text) {
  trouble.textContent = text;
  trouble.hidden = text === "";
}

// Only one look at a time; what changes meanwhile is looked at afterwards.
async function look() {
  if (isLooking) {
    mustLookAgain = true;
    return;
  }
  isLooking = true;
  try {
    show(await get(`${address}?${shown}&after=${log.lastNumber()}`));
    if (trouble.textContent === words.lost) complain("");
  } catch (problem) {
    if (problem instanceof Refused) complain(problem.message);
    else complain(words.lost);
  }
  isLooking = false;
  if (mustLookAgain) {
    mustLookAgain = false;
    look();
  }
}

async function showEarlier(button) {
  try {
    log.addEarlier((await get(`${address}?${query}`)).log);
    button.remove();
    document.getElementById("log").focus();
  } catch {
    complain(words.lost);
  }
}

async function choose(option) {
  if (isSending) return;
  isSending = true;
  const before = log.lastNumber();
  table.classList.add("sending");
  try {
    complain("");
    const state = await post(`${address}/choices?${shown}&after=${before}`, { number, option });
    mark(before);
    show(state);
  } catch (problem) {
    complain(excuse(problem));
    look();
  }
  isSending = false;
  table.classList.remove("sending");
}

function excuse(problem) {
  if (!(problem instanceof Refused)) return words.lost;
  if (problem.status === 409) return words.moved;
  return problem.status === 422 ? words.illegal : `${words.failed} ${problem.message}`;
}

// The browser connects again by itself after a loss, but not after an answer that it dislikes.
function connect() {
  const stream = new EventSource(`${address}/stream?${query}`);
  stream.addEventListener("changed", (event) => {
    if (JSON.parse(event.data).number !== number || trouble.textContent === words.lost) look();
  });
  stream.addEventListener("error", () => {
    if (table.dataset.over === "no") complain(words.lost);
    if (stream.readyState !== EventSource.CLOSED) return;
    setTimeout(connect, RETRY);
  });
  stream.addEventListener("open", () => {
    if (trouble.textContent === words.lost) look();
  });
}

document.addEventListener("click", (event) => {
  const way = wayTo(event);
  if (way) {
    walk(way, choose);
    return;
  }
  const button = event.target.closest("button, [data-option], [data-rule]");
  if (!button) return;
  if (button.dataset.option) choose(button.dataset.option);
  else if (button.dataset.rule) explain(button.dataset.rule, button);
  else if (button.id === "copy-link") copyLink(button);
  else if (button.id === "earlier") showEarlier(button);
  else if (button.id === "verify") verify(table.dataset.table);
});

keepLink();
log.showEnd();
showNews();
connect();
