// A figure that walks over the board, from where it was to where it stands now.

import { picture } from "./stage-pictures.js";

let last = null;

function drawing() {
  const all = document.querySelectorAll("[data-region=board] svg[viewBox]");
  return [...all].find((svg) => !svg.parentElement.closest("svg") && svg.getBoundingClientRect().width > 0);
}

// Points of the drawing as points of the window; null if the board is out of view.
function seen(points) {
  const matrix = drawing()?.getScreenCTM();
  if (!matrix) return null;
  const places = points.map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
  const { x, y } = places.at(-1);
  const field = document.querySelector("[data-region=board]").getBoundingClientRect();
  const isInside = x >= field.left && x <= field.right && y >= field.top && y <= field.bottom;
  return isInside && y >= 0 && y <= innerHeight ? places : null;
}

export function walk(step, lasts, isCalm) {
  last?.remove();
  const places = seen(step.way);
  if (!places) return;
  const walker = document.createElement("div");
  walker.className = "stage-walker";
  walker.setAttribute("aria-hidden", "true");
  document.body.append(walker);
  last = walker;
  const [name] = step.pictures?.[0] ?? [];
  if (name && step.kind === "move") picture(name).then((svg) => (walker.innerHTML = svg));
  const at = ({ x, y }) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  walker.style.transform = at(places.at(-1));
  const frames = isCalm || places.length < 2 ? [{ opacity: 1 }, { opacity: 1 }] : places.map((one) => ({ transform: at(one) }));
  walker.animate(frames, { duration: lasts, easing: "ease-in-out" }).finished.finally(() => walker.remove());
}
