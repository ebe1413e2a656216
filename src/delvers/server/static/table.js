// A table: connects, shows what changed, and sends the option that was clicked.

import { Refused, get, post } from "./api.js";
import { analyse } from "./analysis.js";
import { bringKey } from "./bring.js";
import { isSettled, isSure, needsAsking, questionChanged } from "./asking.js";
import { keepPlace } from "./board.js";
import * as company from "./company.js";
import { rematch, showRematch, showStory } from "./ending.js";
import { answerAlone, goOn, pause } from "./habits.js";
import { mark, showNews } from "./happened.js";
import { keepInView } from "./inview.js";
import * as log from "./log.js";
import { remember } from "./mine.js";
import * as naming from "./naming.js";
import { labelOf, weigh } from "./odds.js";
import { find, lose, reachable, tellLost } from "./reach.js";
import { forgetTold, returnToHand, swap, whole } from "./regions.js";
import { ownSeat, passOn } from "./screen.js";
import * as stage from "./stage.js";
import { keepBack, showTold } from "./standing.js";
import * as talk from "./talk.js";
import { showTurn } from "./turn.js";
import { showUndo, takeBack, tellRefusal } from "./undo.js";
import { verify } from "./verify.js";
import { walk, wayTo } from "./walk.js";
import { explain } from "./why.js";
import "./aim.js";
import "./keys.js";
import "./large.js";

const LONG_AWAY = 30000; // a page that was hidden for so long may have missed that its stream ended
const table = document.getElementById("table");
const trouble = document.getElementById("trouble");
const words = document.getElementById("words").dataset;
const address = `/api/tables/${table.dataset.table}`;
const query = new URLSearchParams({ lang: table.dataset.lang, ...ownSeat() });
const shown = `${query}&regions=true`;
const askOnce = JSON.parse(table.dataset.askOnce);
let number = Number(table.dataset.number);
let isSending = false;
let isLost = false;
let isEnding = false;
let complaint = "";
let stream = null;
// What the stream and the answers to own choices tell fits together in the order of its making.
let client = "";
let next = 1;
const early = new Map();

function show(state) {
  if (state.number < number) return;
  number = state.number;
  const regions = keepBack(state.regions, state.log.at(-1)?.number ?? 0);
  keepInView(() => keepPlace(() => questionChanged(swap(regions))));
  showUndo(state.undo);
  company.showSeats(state);
  showTurn(company.isMyTurn());
  talk.showSilence(state.is_silent);
  passOn(company.waitingPeople(), state.secrets);
  returnToHand();
  log.add(state.log);
  stage.add(state.log, state.steps);
  showTold();
  showNews();
  if (isSending) showQuestion();
  table.dataset.number = number;
  if (state.result !== null) end(state);
  else showOver(false);
  weigh(address, query, company.isMyTurn());
  if (!isSending) answerAlone(number, choose);
}

// The stage tells the end before the result stands on the page.
function end(state) {
  showRematch(state.rematch);
  if (isEnding || table.dataset.over === "yes") return;
  isEnding = true;
  table.classList.add("untold");
  stage.whenTold(() => {
    showOver(true);
    keepLink();
    showStory(address, query);
    showResult();
  });
}

function showOver(isOver) {
  isEnding = false;
  table.classList.remove("untold");
  table.dataset.over = isOver ? "yes" : "no";
  document.getElementById("ending").hidden = !isOver;
  for (const id of ["hint", "beside", "seat-tools"]) {
    const element = document.getElementById(id);
    if (element) element.hidden = isOver;
  }
}

// Whoever has just chosen sees what is asked next, wherever the page was scrolled to.
function showQuestion() {
  const { top, bottom } = document.getElementById("asking").getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) window.scrollTo({ top: 0, behavior: "instant" });
}

function showResult() {
  const result = document.querySelector("[data-region=result]");
  result.scrollIntoView({ block: "start" });
  result.focus({ preventScroll: true });
}

// Only a table where one has a seat is worth keeping.
function keepLink() {
  const { seat, game, about, over } = table.dataset;
  if (seat) remember({ url: location.pathname, game, about, over: over === "yes" });
}

// The key is in no script's reach, so the server is asked for the link that carries it.
async function copyLink(button) {
  const field = document.getElementById("own-link");
  try {
    const links = await get(`${address}/links`);
    const mine = links.find(({ seat }) => String(seat) === table.dataset.seatNumber) ?? links[0];
    field.value = new URL(mine.link, location.href).href;
    field.hidden = false;
    showCode(mine.seat);
    field.select();
    await navigator.clipboard?.writeText(field.value).catch(() => {});
    button.textContent = button.dataset.copied;
  } catch (problem) {
    complain(problem instanceof Refused ? problem.message : words.lost);
  }
}

// The same link for the camera of another device.
function showCode(seat) {
  const code = document.getElementById("own-code");
  code.src = `${address}/code?seat=${seat}`;
  code.hidden = false;
}

function complain(text) {
  complaint = text;
  showTrouble();
}

// That something is tried again is said as long as it is.
function showTrouble() {
  trouble.textContent = isLost ? words.lost : complaint;
  trouble.hidden = trouble.textContent === "";
}

// The whole table anew: what the stream tells begins again from there.
async function look() {
  try {
    show(await get(`${address}?${shown}&after=${log.lastNumber()}`));
    connect();
  } catch (problem) {
    complain(excuse(problem));
  }
}

async function showEarlier(button) {
  try {
    const lines = await get(`${address}/log?${query}&before=${log.firstNumber()}`);
    log.addEarlier(lines);
    if (log.firstNumber() <= 1 || lines.length === 0) button.hidden = true;
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
    const asked = client;
    const sent = { number, option };
    const change = await post(`${address}/choices?${shown}&client=${asked}&after=${before}`, sent);
    mark(before);
    stage.mark(before);
    if (change.sequence === undefined) show(change);
    else if (asked === client) await taken(change);
  } catch (problem) {
    // A choice that was sent twice has been made by the first; it carries the number of its question.
    if (problem.status !== 409 || !problem.isRepeated) complain(excuse(problem));
    look();
  }
  isSending = false;
  table.classList.remove("sending");
  answerAlone(number, choose);
}

// A click on an option: not one meant for the question before, and asked once if it cannot be undone.
async function click(button) {
  if (!isSettled()) return;
  const { option } = button.dataset;
  const label = button.getAttribute("aria-label") ?? labelOf(button);
  if (needsAsking(option, askOnce) && !(await isSure(label))) return;
  goOn();
  choose(option);
}

async function undo() {
  if (isSending) return;
  isSending = true;
  try {
    const sent = { number };
    pause();
    await post(`${address}/undo?${query}`, sent);
    complain("");
  } catch (problem) {
    if (problem instanceof Refused) tellRefusal(problem);
    else complain(words.lost);
  }
  isSending = false;
}

function excuse(problem) {
  if (!(problem instanceof Refused)) return words.lost;
  if (problem.status === 409) return words.moved;
  return problem.status === 422 ? words.illegal : `${words.failed} ${problem.message}`;
}

function take(change) {
  early.set(change.sequence, change);
  for (let told = early.get(next); told; told = early.get(next)) {
    early.delete(next);
    next += 1;
    show({ ...told, regions: whole(told.regions) });
    told.onTaken?.();
  }
}

function taken(change) {
  return new Promise((onTaken) => take({ ...change, onTaken }));
}

function forgetEarly() {
  const left = [...early.values()];
  early.clear();
  next = 1;
  forgetTold();
  for (const change of left) change.onTaken?.();
}

// Every connection has a name of its own, so that nothing of an older one is mixed in.
function connect() {
  stream?.close();
  forgetEarly();
  client = Math.random().toString(36).slice(2);
  const own = new EventSource(`${address}/stream?${shown}&number=${number}&client=${client}`);
  stream = own;
  own.addEventListener("changed", (event) => take(JSON.parse(event.data)));
  own.addEventListener("company", (event) => company.showPresent(JSON.parse(event.data).seats));
  own.addEventListener("said", (event) => talk.hear(JSON.parse(event.data)));
  own.addEventListener("open", () => find(connect));
  own.addEventListener("error", () => {
    own.close();
    if (own !== stream) return;
    if (table.dataset.over === "no" && !document.hidden) lose(connect);
    reachable().then(() => own === stream && connect());
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
  if (button.dataset.option) click(button);
  else if (button.id === "rematch") rematch(address).catch((problem) => complain(excuse(problem)));
  else if (button.id === "undo") takeBack(undo);
  else if (button.dataset.hero) naming.openNaming(button);
  else if (button.dataset.rule) explain(button.dataset.rule, button);
  else if (button.id === "copy-link") copyLink(button);
  else if (button.id === "earlier") showEarlier(button);
  else if (button.id === "verify") verify(table.dataset.table);
  else if (button.id === "analyse") analyse(address, query);
  else company.pressed(button, address, query).catch((problem) => complain(excuse(problem)));
});

// The stream of a page that slept, or whose network was away, may be dead without a word.
let hidden = 0;
window.addEventListener("online", connect);
document.addEventListener("visibilitychange", () => {
  if (document.hidden) hidden = Date.now();
  else if (Date.now() - hidden > LONG_AWAY) connect();
});
tellLost((lost) => {
  isLost = lost;
  showTrouble();
});
bringKey(table.dataset.table).catch((problem) => complain(problem.message));
keepLink();
log.showEnd();
showNews();
if (table.dataset.over === "yes") {
  showStory(address, query);
  showRematch(document.getElementById("rematch")?.dataset.next);
}
connect();
showTurn(company.isMyTurn());
company.returnAtOnce(address, query).catch(() => {});
talk.listen(address, query, (problem) => complain(excuse(problem)));
naming.listen(address, query, (problem) => (problem instanceof Refused ? problem.message : words.lost));
passOn(company.waitingPeople(), JSON.parse(table.dataset.secrets));
weigh(address, query, company.isMyTurn());
document.addEventListener("habits", () => answerAlone(number, choose));
answerAlone(number, choose);
table.dataset.ready = "yes"; // from now on clicks are heard
