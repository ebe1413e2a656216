// The tables of this browser: their links are remembered here, and nowhere else.

import { get } from "./api.js";

const STORAGE = "delvers-tables";
const MOST = 20;
const ASKED = 10; // of so many tables the server is asked how they stand

export function tables() {
  try {
    const found = JSON.parse(localStorage.getItem(STORAGE) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one?.url === "string") : [];
  } catch {
    return [];
  }
}

function keep(list) {
  try {
    localStorage.setItem(STORAGE, JSON.stringify(list.slice(0, MOST)));
  } catch {
    // Some browsers allow no storage; then only the link itself leads back.
  }
}

export function forget(url) {
  keep(tables().filter((one) => one.url !== url));
}

// The newest first; those that are over stay, to be looked at again.
export function remember({ url, game, about, over }) {
  const before = tables().find((one) => one.url === url);
  const when = over && before?.over ? before.when : Date.now();
  forget(url);
  const list = [{ url, game, about, over, when }, ...tables()];
  keep(list.sort((one, other) => other.when - one.when));
}

// -- the list in the lobby ----------------------------------------------------------------------

function item(one) {
  const element = document.getElementById("my-table").content.cloneNode(true).firstElementChild;
  const link = element.querySelector("a");
  link.href = one.url;
  link.textContent = one.game;
  element.querySelector(".what").textContent = one.about ?? "";
  const when = new Date(one.when);
  element.querySelector("time").textContent = when.toLocaleString(document.documentElement.lang, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const button = element.querySelector("button");
  button.querySelector(".heard").textContent = ` ${one.game} ${one.about ?? ""}`;
  button.addEventListener("click", () => {
    forget(one.url);
    showMine();
  });
  return element;
}

// Whose turn it is, or that it is over.
async function tellStanding(one, element, words) {
  const told = element.querySelector(".whose");
  if (one.over) {
    told.textContent = words.over;
    return;
  }
  const now = await get(one.url.replace("/table/", "/api/tables/") + "/standing?" + lang()).catch(() => null);
  if (now === null) return;
  element.classList.toggle("my-turn", now.is_yours);
  if (now.is_over) told.textContent = words.over;
  else if (!now.has_begun) told.textContent = words.gathers;
  else told.textContent = now.is_yours ? words.yours : words.waits.replace("%(players)s", now.waiting.join(", "));
}

function lang() {
  return new URLSearchParams({ lang: document.documentElement.lang });
}

export function showMine() {
  const words = document.getElementById("words").dataset;
  const box = document.getElementById("mine");
  if (!box) return;
  const list = tables();
  box.hidden = list.length === 0;
  const items = list.map(item);
  box.querySelector(".mine").replaceChildren(...items);
  for (const [at, one] of list.slice(0, ASKED).entries()) tellStanding(one, items[at], words);
}
