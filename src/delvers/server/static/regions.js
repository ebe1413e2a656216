// Swapping the regions of the page that have changed, without taking the focus away.

import { openFirst } from "./once.js";

const shown = new Map();
// What the stream and the answers to own choices have told since it was opened, letter by letter.
const told = new Map();

export function swap(regions) {
  const changed = [];
  for (const element of document.querySelectorAll("[data-region]")) {
    const name = element.dataset.region;
    const html = regions[name];
    if (html === undefined || html === shown.get(name)) continue;
    // The first state may be what the page came with; then there is nothing to swap.
    if (!shown.has(name) && same(element, html)) {
      shown.set(name, html);
      continue;
    }
    shown.set(name, html);
    put(element, html);
    changed.push(name);
  }
  return changed;
}

// Each part comes whole, or as stretches of all that was told, each with the text that follows it.
export function whole(regions) {
  const had = [...told.keys()].sort().map((name) => told.get(name)).join("");
  const parts = Object.entries(regions).map(([name, patch]) => [name, patched(had, patch)]);
  for (const [name, html] of parts) told.set(name, html);
  return Object.fromEntries(parts);
}

function patched(had, patch) {
  if (typeof patch === "string") return patch;
  let html = "";
  for (let at = 0; at < patch.length; at += 3) html += had.slice(patch[at], patch[at] + patch[at + 1]) + patch[at + 2];
  return html;
}

// A new stream tells everything anew.
export function forgetTold() {
  told.clear();
}

function same(element, html) {
  const other = element.cloneNode(false);
  other.innerHTML = html;
  return other.innerHTML === element.innerHTML;
}

function put(element, html) {
  const focused = element.contains(document.activeElement) ? document.activeElement.id : null;
  const drawers = [...element.querySelectorAll("details[data-keep]")].map(({ id, open }) => [id, open]);
  element.innerHTML = html;
  element.hidden = html === "";
  reopen(element, new Map(drawers));
  openFirst(element);
  if (focused !== null) refocus(element, focused);
}

// What the reader has opened or closed stays so.
function reopen(element, drawers) {
  for (const drawer of element.querySelectorAll("details[data-keep]")) {
    if (drawers.has(drawer.id)) drawer.open = drawers.get(drawer.id);
  }
}

// The same element if it is still there and can be used, else the first card that can be laid,
// else the question, so that the keyboard never falls out of the game.
function refocus(element, id) {
  const again = id ? document.getElementById(id) : null;
  const next = again && !again.disabled && !again.classList.contains("refused") ? again : null;
  const card = element.querySelector(".held.open");
  (next ?? card ?? document.getElementById("asking"))?.focus({ preventScroll: true });
}

export function returnToHand() {
  if (document.activeElement?.id !== "asking") return;
  document.querySelector(".held.open")?.focus({ preventScroll: true });
}
