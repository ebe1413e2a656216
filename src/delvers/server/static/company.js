// Who is at the table: lights for those connected, bots that play for people, leaving and coming back.

import { post } from "./api.js";
import { isSure } from "./asking.js";

const PATIENCE = 60000; // as long others may think before one votes for a bot
const box = document.getElementById("company");
const words = document.getElementById("company-words").dataset;
const table = document.getElementById("table");
const mine = table.dataset.seatNumber === "" ? null : Number(table.dataset.seatNumber);
const own = JSON.parse(table.dataset.ownSeats);
let seats = JSON.parse(table.dataset.seats);
let waiting = JSON.parse(table.dataset.waiting);
let here = [];
let since = new Map(waiting.map((seat) => [seat, Date.now()]));

export function standsIn() {
  return mine === null ? null : seats[mine].stand_in;
}

// The seats that people must choose for themselves now.
export function waitingPeople() {
  return waiting.filter((seat) => seats[seat].kind === "human" && !seats[seat].stand_in);
}

export function isMyTurn() {
  return mine !== null && waiting.includes(mine) && !seats[mine].stand_in;
}

export function showSeats(state) {
  seats = state.seats ?? seats;
  waiting = state.waiting;
  since = new Map(waiting.map((seat) => [seat, since.get(seat) ?? Date.now()]));
  show();
}

export function showPresent(present) {
  here = present;
  show();
}

function about(seat, at) {
  if (seat.kind === "bot") return words.bot;
  if (seat.stand_in) return words.standsIn;
  return isHere(at) ? words.here : words.away;
}

// Whoever shares this screen is here too.
function isHere(at) {
  return here.includes(at) || own.includes(at);
}

function mayVote(seat, at) {
  const isLate = waiting.includes(at) && Date.now() - (since.get(at) ?? Date.now()) >= PATIENCE;
  return mine !== null && at !== mine && seat.kind === "human" && !seat.stand_in && isLate && !seat.votes.includes(mine);
}

function show() {
  for (const [at, seat] of seats.entries()) {
    const line = box.querySelector(`[data-seat="${at}"]`);
    line.classList.toggle("present", seat.kind === "bot" || isHere(at));
    line.classList.toggle("chooses", waiting.includes(at));
    line.querySelector(".what").textContent = about(seat, at);
    line.querySelector(".vote").hidden = !mayVote(seat, at);
  }
  const back = document.getElementById("back");
  if (back) back.hidden = !standsIn() || standsIn() === "giving_up";
}

// Whoever was only away plays on at once; who left on purpose says so.
export async function returnAtOnce(address, query) {
  if (["time", "vote"].includes(standsIn()) && !document.hidden) await post(`${address}/return?${query}`, {});
}

export async function pressed(button, address, query) {
  const leaving = { leave: false, "give-up": true }[button.id];
  if (leaving !== undefined) {
    if (await isSure(leaving ? words.giveUp : words.leave)) await post(`${address}/leave?${query}`, { for_good: leaving });
  } else if (button.id === "come-back") await post(`${address}/return?${query}`, {});
  else if (button.classList.contains("vote")) await post(`${address}/seats/${button.closest("li").dataset.seat}/votes?${query}`, {});
  else return false;
  return true;
}

setInterval(show, 5000);
show();
