// A card whose words are too small to read is shown large: under the mouse, with the focus, by a tap.
// What a sign means, which a mouse shows by itself, is told by a tap.

const LEGIBLE = 11; // pixels
const box = document.getElementById("large");
let shown = null;

function cardOf(target) {
  const holder = target.closest?.("button, li, .happening");
  const card = target.closest?.("svg.card") ?? holder?.querySelector("svg.card");
  return card && !box.contains(card) ? card : null;
}

// Whether some words of a card are smaller on the screen than can be read.
function isSmall(card) {
  const scale = card.getBoundingClientRect().width / (card.viewBox.baseVal.width || 200);
  return [...card.querySelectorAll("text")].some((one) => parseFloat(getComputedStyle(one).fontSize) * scale < LEGIBLE);
}

function copyOf(card) {
  const copy = card.cloneNode(true);
  for (const one of [copy, ...copy.querySelectorAll("[id]")]) one.removeAttribute("id");
  return copy;
}

function line(words) {
  return Object.assign(document.createElement("p"), { textContent: words });
}

function show(what, ...content) {
  if (shown === what) return;
  shown = what;
  box.replaceChildren(...content);
  box.hidden = false;
  const at = what.getBoundingClientRect();
  const left = at.right + 12 + box.offsetWidth < innerWidth ? at.right + 12 : at.left - box.offsetWidth - 12;
  box.style.left = `${Math.max(6, Math.min(left, innerWidth - box.offsetWidth - 6))}px`;
  box.style.top = `${Math.max(6, Math.min(at.top - 40, innerHeight - box.offsetHeight - 6))}px`;
}

export function hide() {
  shown = null;
  if (box) box.hidden = true;
}

// Somebody has tapped what a second tap chooses.
export function tellAgain(button) {
  show(button, line(box.dataset.again));
  const { top, left } = button.getBoundingClientRect();
  box.style.top = `${Math.max(6, top - box.offsetHeight - 6)}px`;
  box.style.left = `${Math.max(6, Math.min(left, innerWidth - box.offsetWidth - 6))}px`;
}

function consider(event) {
  const card = cardOf(event.target);
  if (card && isSmall(card)) show(card, copyOf(card));
  else hide();
}

// The first tap on a small card shows it large, the second one chooses it.
function tapped(event) {
  if (event.pointerType !== "touch") return;
  const card = cardOf(event.target);
  if (!card || !isSmall(card)) {
    const sign = event.target.closest("button, a, summary") ? null : event.target.closest("[title]");
    if (sign && shown !== sign) show(sign, line(sign.title));
    else hide();
    return;
  }
  if (shown === card) {
    hide();
    return;
  }
  const canChoose = event.target.closest("[data-option]") !== null;
  show(card, copyOf(card), ...(canChoose ? [line(box.dataset.again)] : []));
  event.stopPropagation();
  event.preventDefault();
}

if (box) {
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && consider(event));
  document.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && consider(event));
  document.addEventListener("focusout", hide);
  document.addEventListener("click", tapped, { capture: true });
  document.addEventListener("keydown", (event) => event.key === "Escape" && hide());
  document.addEventListener("scroll", hide, { passive: true });
}
