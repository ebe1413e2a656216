// "Why?": the rule behind a line, a question or a refused card, in a dialog.

import { Refused, get } from "./api.js";

const dialog = document.getElementById("why");
const words = document.getElementById("words").dataset;
let asker = null;

export async function explain(rule, from) {
  asker = from?.id || from;
  dialog.querySelector("#why-title").textContent = rule;
  dialog.querySelector(".why-link").href = `/rules/${encodeURIComponent(rule)}`;
  say("", "…", "");
  if (!dialog.open) dialog.showModal();
  try {
    const clause = await get(`/api/rules/${encodeURIComponent(rule)}`);
    say(clause.title, clause.text, "en");
  } catch (problem) {
    say("", problem instanceof Refused ? problem.message : words.failed, "");
  }
}

function say(section, text, lang) {
  for (const [name, content] of [["section", section], ["text", text]]) {
    const element = dialog.querySelector(`.why-${name}`);
    element.textContent = content;
    element.lang = lang || document.documentElement.lang;
  }
}

// The button that asked may have been swapped meanwhile; its id finds the new one.
dialog.addEventListener("close", () => {
  const back = typeof asker === "string" ? document.getElementById(asker) : asker;
  if (back?.isConnected) back.focus();
  else document.getElementById("asking")?.focus();
});

dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
});
