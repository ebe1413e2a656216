// Swapping the regions of the page that have changed, without taking the focus away.

const shown = new Map();

export function swap(regions) {
  const changed = [];
  for (const element of document.querySelectorAll("[data-region]")) {
    const name = element.dataset.region;
    if (regions[name] === undefined) continue;
    const html = whole(shown.get(name), regions[name]);
    if (html === shown.get(name)) continue;
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

// A part comes whole, or as what to put between the same start and end as before.
function whole(before, told) {
  if (typeof told === "string") return told;
  const [start, end, between] = told;
  return before.slice(0, start) + between + before.slice(before.length - end);
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
