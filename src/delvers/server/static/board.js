// The window on a board larger than the screen: it follows the viewer's hero.

let last = "";
let zoom = 1;

function centre(field, behavior) {
  const view = field.querySelector(".map-window");
  const middle = field.querySelector(".map-centre");
  if (!view || !middle) return;
  view.scrollTo({
    left: middle.offsetLeft - view.clientWidth / 2,
    top: middle.offsetTop - view.clientHeight / 2,
    behavior,
  });
  last = middle.getAttribute("style");
}

// A drawing with a width of its own can be made larger and smaller; 0 shows all of it.
function fit(field) {
  const view = field?.querySelector("[data-zoomable]");
  const drawing = view?.querySelector("svg[width]");
  if (!drawing) return;
  const wide = Number(drawing.getAttribute("width"));
  const { width, height } = drawing.viewBox.baseVal;
  const whole = Math.min(view.clientWidth / wide, (view.clientHeight * width) / (wide * height));
  drawing.style.width = `${Math.round(wide * (zoom || Math.min(1, whole)))}px`;
}

function change(step) {
  const now = zoom || 1;
  zoom = step === 0 ? 0 : Math.min(2, Math.max(0.4, now * (step > 0 ? 1.25 : 0.8)));
  fit(field);
  centre(field, "instant");
}

// A new drawing begins at its corner; it is put where the old one was and follows the hero from there.
export function keepPlace(change) {
  const field = document.querySelector("[data-region=board]");
  const before = field?.querySelector(".map-window");
  const [left, top] = before ? [before.scrollLeft, before.scrollTop] : [0, 0];
  change();
  const after = field?.querySelector(".map-window");
  if (!after || after === before) return;
  fit(field);
  after.scrollTo({ left, top, behavior: "instant" });
  const hasMoved = field.querySelector(".map-centre")?.getAttribute("style") !== last;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (hasMoved) centre(field, isCalm ? "instant" : "smooth");
}

const field = document.querySelector("[data-region=board]");
fit(field);
if (field) centre(field, "instant");
for (const button of document.querySelectorAll("[data-zoom]")) {
  button.addEventListener("click", () => change(Number(button.dataset.zoom)));
}
