// A table where seats are free: takes one, and shows who comes until the game begins.

import { Refused, get, post } from "./api.js";
import { bringKey } from "./bring.js";
import { remember } from "./mine.js";
import { myName, rememberName } from "./name.js";

const RETRY = 2000;
const box = document.getElementById("gathering");
const form = document.getElementById("taking");
const starting = document.getElementById("starting"); // only the host has it
const trouble = document.getElementById("trouble");
const words = document.getElementById("words").dataset;
const address = `/api/tables/${box.dataset.table}`;
const query = new URLSearchParams({ lang: box.dataset.lang });

function complain(problem) {
  trouble.textContent = problem instanceof Refused ? problem.message : words.offline;
  trouble.hidden = false;
}

function about(seat, mine) {
  if (seat.is_free) return words.free;
  if (seat.seat === mine) return words.you;
  return seat.kind === "bot" ? words.bot : words.seated;
}

// The table begins at its top, wherever this page was scrolled to.
function goThere() {
  history.scrollRestoration = "manual";
  location.reload();
}

function show(state) {
  if (state.has_begun) {
    goThere();
    return;
  }
  for (const seat of state.seats) {
    const line = box.querySelector(`.gathered [data-seat="${seat.seat}"]`);
    line.dataset.free = seat.is_free ? "yes" : "no";
    line.querySelector(".who").textContent = seat.name;
    line.querySelector(".what").textContent = about(seat, state.seat);
  }
  const free = state.seats.filter((seat) => seat.is_free);
  form.elements.seat.replaceChildren(...free.map((seat) => new Option(`${seat.seat + 1}: ${seat.name}`, seat.seat)));
  form.hidden = free.length === 0;
  if (starting) document.getElementById("fill").hidden = free.length === 0;
}

async function look() {
  try {
    show(await get(`${address}?${query}`));
  } catch (problem) {
    complain(problem);
  }
}

async function take(event) {
  event.preventDefault();
  trouble.hidden = true;
  const name = form.elements.name.value.trim();
  try {
    await post(`${address}/seats/${form.elements.seat.value}?keep=true`, { name, word: form.elements.word.value });
    if (box.dataset.seat === "") rememberName(name);
    location.reload();
  } catch (problem) {
    complain(problem);
    look();
  }
}

// The host lets the game begin; bots take the seats that are free.
async function start(event) {
  event.preventDefault();
  trouble.hidden = true;
  const bot = document.getElementById("fill").hidden ? null : starting.elements.bot.value;
  try {
    await post(`${address}/start`, { bot });
    goThere();
  } catch (problem) {
    complain(problem);
    look();
  }
}

async function leave() {
  try {
    await post(`${address}/leave`, {});
    location.reload();
  } catch (problem) {
    complain(problem);
  }
}

function connect() {
  const stream = new EventSource(`${address}/stream?${query}`);
  stream.addEventListener("changed", look);
  stream.addEventListener("error", () => {
    if (stream.readyState === EventSource.CLOSED) setTimeout(connect, RETRY);
  });
}

document.getElementById("copy").addEventListener("click", async (event) => {
  document.getElementById("table-link").select();
  await navigator.clipboard?.writeText(document.getElementById("table-link").value).catch(() => {});
  event.target.textContent = words.copied;
});
document.getElementById("table-link").value = location.origin + location.pathname;
if (box.dataset.seat === "") form.elements.name.value = myName();
else remember({ url: location.pathname, game: box.dataset.game, about: "", over: false });
form.addEventListener("submit", take);
starting?.addEventListener("submit", start);
document.getElementById("leave")?.addEventListener("click", leave);
bringKey(box.dataset.table).catch(complain);
connect();
