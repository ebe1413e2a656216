// "Why?": the rule behind a line, a question or a refused card, in a dialog.

import { Refused, get } from "./api.js";

const dialog = document.getElementById("why");
const words = document.getElementById("words").dataset;
let asker = null;

export function explain(rule, from) {
  asker = from?.id || from;
  return show(rule);
}

async function show(rule) {
  const { lang } = document.documentElement;
  dialog.querySelector("#why-title").textContent = rule;
  dialog.querySelector(".why-link").href = `/rules/${encodeURIComponent(rule)}`;
  say({ text: "…" });
  if (!dialog.open) dialog.showModal();
  try {
    say(await get(`/api/rules/${encodeURIComponent(rule)}?${new URLSearchParams({ lang })}`));
  } catch (problem) {
    say({ text: problem instanceof Refused ? problem.message : words.failed });
  }
}

function say({ title = "", text, note = "", cites = [], lang = document.documentElement.lang }) {
  dialog.querySelector(".why-section").textContent = title;
  dialog.querySelector(".why-note").textContent = note;
  const told = dialog.querySelector(".why-text");
  told.lang = lang;
  told.replaceChildren(...withLinks(text, cites));
}

// Ids of other rules in the text are links that show those rules in the same dialog.
function withLinks(text, cites) {
  const ids = [...cites].sort((one, other) => other.length - one.length);
  const parts = ids.length ? text.split(new RegExp(`(${ids.join("|")})`)) : [text];
  return parts.map((part) => (cites.includes(part) ? linkTo(part) : part));
}

function linkTo(rule) {
  const link = document.createElement("a");
  link.href = `/rules/${rule}`;
  link.textContent = rule;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    show(rule);
  });
  return link;
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
