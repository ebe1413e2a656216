// A few words and emotes for those at the table; nothing of it is kept.

import { post } from "./api.js";

const MOST = 30;
const table = document.getElementById("table");
const names = JSON.parse(table.dataset.names);
const box = document.getElementById("talk");
const said = document.getElementById("said-here");
const list = said.querySelector("ol");
const emotes = JSON.parse(said.dataset.emotes);
const form = document.getElementById("saying");
const turn = document.getElementById("switch-chat");

export function hear({ seat, text }) {
  const line = document.createElement("li");
  const who = document.createElement("strong");
  who.textContent = `${names[seat]}: `;
  line.append(who, emotes[text] ?? text);
  list.append(line);
  while (list.childElementCount > MOST) list.firstElementChild.remove();
  said.scrollTop = said.scrollHeight;
}

export function showSilence(isSilent) {
  box.hidden = isSilent;
  if (!turn) return;
  turn.dataset.silent = isSilent ? "yes" : "no";
  turn.textContent = isSilent ? turn.dataset.on : turn.dataset.off;
}

export function listen(address, query, complain) {
  const say = (text) => post(`${address}/sayings?${query}`, { text }).catch(complain);
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = form.elements.text.value.trim();
    form.reset();
    if (text) say(text);
  });
  for (const button of box.querySelectorAll("[data-say]")) {
    button.addEventListener("click", () => say(button.dataset.say));
  }
  turn?.addEventListener("click", () => {
    post(`${address}/chat`, { is_on: turn.dataset.silent === "yes" }).catch(complain);
  });
  showSilence(box.hidden);
}
