// The home page: one click begins a game against bots.

import { Refused, post } from "./api.js";
import { myName } from "./name.js";

const words = document.getElementById("words").dataset;
const trouble = document.getElementById("home-trouble");

async function playNow(button) {
  const { game, seats, bot } = button.dataset;
  const bots = Array.from({ length: Number(seats) - 1 }, () => ({ kind: "bot", bot }));
  const lang = document.documentElement.lang;
  button.disabled = true;
  try {
    const opened = await post(`/api/tables?keep=true&lang=${lang}`, { game, seats: [{ kind: "human" }, ...bots] });
    await post(`/api/tables/${opened.table}/seats/0?keep=true`, { name: myName(), word: "" });
    location.assign(opened.url);
  } catch (problem) {
    trouble.textContent = problem instanceof Refused ? problem.message : words.offline;
    trouble.hidden = false;
    button.disabled = false;
  }
}

for (const button of document.querySelectorAll(".play-now")) {
  button.addEventListener("click", () => playNow(button));
}
