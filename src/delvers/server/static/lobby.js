// The lobby: gathers who plays, opens a table, and shows the links of the other seats.

import { Refused, post } from "./api.js";
import { showMine } from "./mine.js";

const form = document.getElementById("opening");
const words = document.getElementById("words").dataset;
const trouble = document.getElementById("trouble");
const myName = document.getElementById("my-name");
const MOST_HEROES = 4;
let promise = null;

function seats() {
  const count = Number(form.elements.count.value);
  return [...form.querySelectorAll(".seat")].filter((seat) => Number(seat.dataset.seat) <= count);
}

function showSeats() {
  const taken = seats();
  for (const seat of form.querySelectorAll(".seat")) {
    seat.hidden = !taken.includes(seat);
    const guest = seat.querySelector(".guest");
    guest.hidden = seat.querySelector("[name=kind]").value !== "human";
  }
  showHeroes();
}

function sitter(seat, at) {
  const name = seat.querySelector("input").value.trim();
  const kind = seat.querySelector("[name=kind]").value;
  if (kind !== "human") return { kind: "bot", bot: kind };
  return at === 0 ? { kind, name, word: document.getElementById("my-word").value } : { kind, name };
}

// A party that all players run together; none if they make heroes of their own.
function party() {
  const makesOwn = form.elements.campaign?.value === "true" && form.elements.makers?.value === "own";
  return makesOwn ? [] : [...form.querySelectorAll(".party-hero:checked")].map((hero) => hero.value);
}

// The heroes in the order of the seats: all by lot, or some chosen and the others drawn here.
function heroes() {
  if (form.querySelector(".party-hero")) return party().join(",");
  const wanted = seats().map((seat) => seat.querySelector(".chosen-hero")?.value ?? "");
  if (wanted.every((hero) => hero === "")) return "";
  const all = [...form.querySelector(".chosen-hero").options].map((option) => option.value);
  const free = all.filter((hero) => hero !== "" && !wanted.includes(hero));
  return wanted.map((hero) => hero || free.splice(Math.floor(Math.random() * free.length), 1)[0]).join(",");
}

// Nobody can take a hero that somebody else has chosen, and a party is not larger than four.
function showHeroes() {
  const companions = [...form.querySelectorAll(".party-hero")];
  const isFull = companions.filter((hero) => hero.checked).length >= MOST_HEROES;
  for (const hero of companions) hero.disabled = isFull && !hero.checked;
  const lists = seats().map((seat) => seat.querySelector(".chosen-hero")).filter(Boolean);
  for (const list of lists) {
    const others = lists.filter((other) => other !== list).map((other) => other.value);
    for (const option of list.options) option.disabled = option.value !== "" && others.includes(option.value);
  }
}

function settings() {
  const chosen = {};
  for (const input of form.querySelectorAll(".setting")) {
    if (input.type === "checkbox") chosen[input.name] = input.checked;
    else if (input.type === "radio") Object.assign(chosen, input.checked ? { [input.name]: picked(input) } : {});
    else if (input.type === "number") chosen[input.name] = Number(input.value);
    else if (input.type === "text") chosen[input.name] = input.value;
    else chosen[input.name] = input.selectedOptions[0].dataset.type === "int" ? Number(input.value) : input.value;
  }
  const chosenHeroes = heroes();
  if (chosenHeroes) chosen.heroes = chosenHeroes;
  return chosen;
}

function picked(input) {
  return input.dataset.type === "bool" ? input.value === "true" : input.value;
}

async function open(event) {
  event.preventDefault();
  trouble.hidden = true;
  if (hasTooFewHeroes()) {
    complain(words.few);
    return;
  }
  remember(myName.value.trim());
  const body = { game: form.dataset.game, options: settings(), seats: seats().map(sitter) };
  if (promise) body.promise = promise;
  try {
    const opened = await post(`/api/tables?lang=${form.dataset.lang}`, body);
    const people = opened.seats.filter((seat) => seat.kind === "human");
    const mine = opened.seats[0].url;
    if (people.length === (mine ? 1 : 0)) location.assign(mine ?? opened.spectator_url);
    else showLinks(mine, people.filter((seat) => seat.url !== mine), opened);
  } catch (problem) {
    complain(problem instanceof Refused ? problem.message : words.offline);
  }
}

function complain(text) {
  trouble.textContent = text;
  trouble.hidden = false;
}

function hasTooFewHeroes() {
  const chosen = party().length;
  return chosen > 0 && chosen < seats().length;
}

function showLinks(mine, others, opened) {
  const list = document.getElementById("links");
  const watching = { name: words.watch, url: opened.spectator_url };
  list.replaceChildren(...[...others, watching].map(link));
  document.getElementById("my-seat").href = mine ?? opened.spectator_url;
  document.querySelector(".lobby-columns").hidden = true;
  const ready = document.getElementById("ready");
  ready.hidden = false;
  ready.scrollIntoView();
  ready.focus();
}

function link({ name, url }) {
  const item = document.getElementById("link").content.cloneNode(true).firstElementChild;
  const field = item.querySelector("input");
  const button = item.querySelector("button");
  item.querySelector(".who").textContent = name;
  field.value = new URL(url, location.href).href;
  button.addEventListener("click", async () => {
    field.select();
    await navigator.clipboard?.writeText(field.value).catch(() => {});
    button.textContent = words.copied;
  });
  return item;
}

function remember(name) {
  try {
    localStorage.setItem("delvers-name", name);
  } catch {
    // Some browsers allow no storage; then the name is typed again next time.
  }
}

function recall() {
  try {
    return localStorage.getItem("delvers-name") ?? "";
  } catch {
    return "";
  }
}

// The secret is promised when the player is about to say a word, so that it cannot follow it.
document.getElementById("fair").addEventListener("toggle", async () => {
  if (promise) return;
  try {
    promise = (await post("/api/promises", {})).commitment;
    document.getElementById("promise").textContent = promise;
  } catch {
    document.getElementById("promise").textContent = words.offline;
  }
});

myName.value = recall();
form.addEventListener("change", showSeats);
form.addEventListener("submit", open);
document.getElementById("alone")?.addEventListener("click", () => {
  form.elements.count.value = "1";
  form.querySelector('[data-seat="1"] [name=kind]').value = "human";
  showSeats();
  form.requestSubmit();
});
showSeats();
showMine();
