// The lobby: opens a table for those who play, takes the first seat, and goes there.

import { Refused, post } from "./api.js";
import "./home.js";
import { showMine } from "./mine.js";
import { myName as nameBefore, rememberName } from "./name.js";

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
    guest.hidden = !isPerson(seat);
  }
  showHeroes();
}

function isPerson(seat) {
  return ["human", "here"].includes(seat.querySelector("[name=kind]").value);
}

function sitter(seat, at) {
  const name = seat.querySelector("input").value.trim();
  const kind = seat.querySelector("[name=kind]").value;
  if (!isPerson(seat)) return { kind: "bot", bot: kind };
  return at === 0 ? { kind: "human" } : { kind: "human", name };
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
  rememberName(myName.value.trim());
  const body = { game: form.dataset.game, options: settings(), seats: seats().map(sitter) };
  // People who come by the link begin together; those at this screen are all here.
  if (seats().some((seat, at) => at > 0 && seat.querySelector("[name=kind]").value === "human")) body.waits_for_host = true;
  if (promise) body.promise = promise;
  const limit = Number(document.getElementById("time-limit").value);
  if (limit) body.time_limit = limit;
  if (document.getElementById("with-odds").checked) body.odds = true;
  try {
    const opened = await post(`/api/tables?keep=true&lang=${form.dataset.lang}`, body);
    if (opened.seats[0].is_free) await sitDown(opened.table);
    for (const [at, seat] of seats().entries()) {
      if (seat.querySelector("[name=kind]").value === "here") await seatBeside(opened.table, at, seat);
    }
    location.assign(opened.url);
  } catch (problem) {
    complain(problem instanceof Refused ? problem.message : words.offline);
  }
}

// The word counts only if the promise was shown before it was typed.
async function sitDown(table) {
  const word = promise ? document.getElementById("my-word").value : "";
  await post(`/api/tables/${table}/seats/0?keep=true`, { name: myName.value.trim(), word });
}

// Somebody who plays at this screen too.
async function seatBeside(table, at, seat) {
  const name = seat.querySelector("input").value.trim();
  await post(`/api/tables/${table}/seats/${at}?keep=true`, { name, word: "" });
}

function complain(text) {
  trouble.textContent = text;
  trouble.hidden = false;
}

function hasTooFewHeroes() {
  const chosen = party().length;
  return chosen > 0 && chosen < seats().length;
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

myName.value = nameBefore();
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
