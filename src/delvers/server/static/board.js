// The window on a board: it shows what fits, follows the one who acts, and is moved by drag, pinch, wheel and keys.

const LEAST = 44; // how many pixels wide a space of the board is at least, unless somebody makes it smaller
const MOST = 84;
const STEP = 1.25;
const FURTHEST = 3;
const DRAGGED = 6; // a pointer that moved so far has dragged, not clicked
const field = document.querySelector("[data-region=board]");
const fingers = new Map();
let last = "";
let zoom = 1; // how much larger than what fits; 0 shows all of it
let isDragging = false;

const part = (name) => field?.querySelector(name);
const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// How large a unit of the drawing is when all of it is seen, and when it is as large as is good to read.
function scales(view, drawing) {
  const { width, height } = drawing.viewBox.baseVal;
  const whole = Math.min(view.clientWidth / width, view.clientHeight / height);
  const unit = Number(view.dataset.unit) || 100;
  return { width, whole, good: Math.min(MOST / unit, Math.max(LEAST / unit, whole)) };
}

function fit() {
  const view = part(".map-window");
  const drawing = part(".map-sheet > svg");
  if (!view || !drawing || !view.clientHeight) return;
  const { width, whole, good } = scales(view, drawing);
  const scale = zoom === 0 ? Math.min(whole, good) : good * zoom;
  drawing.style.width = `${Math.floor(width * scale)}px`;
}

function centreOn(x, y, behavior) {
  const view = part(".map-window");
  view.scrollTo({ left: x - view.clientWidth / 2, top: y - view.clientHeight / 2, behavior });
}

function centre(behavior) {
  const middle = part(".map-centre");
  const sheet = part(".map-sheet");
  if (!middle || !sheet) return;
  centreOn(sheet.offsetLeft + middle.offsetLeft, sheet.offsetTop + middle.offsetTop, behavior);
  last = middle.getAttribute("style");
}

// A question about places on the board shows at least the nearest of them.
function showPlaces() {
  showNearest([...(part(".map-window")?.querySelectorAll("[data-option]") ?? [])]);
}

// What is pointed at elsewhere on the page is in view, if it is on the board.
export function keepSeen(place) {
  if (place && part(".map-window")) showNearest([place]);
}

function showNearest(elements) {
  const view = part(".map-window");
  const places = elements.map((one) => one.getBoundingClientRect());
  if (!places.length) return;
  const box = view.getBoundingClientRect();
  const far = (place) => {
    const across = Math.max(box.left - place.left, 0, place.right - box.right);
    return across + Math.max(box.top - place.top, 0, place.bottom - box.bottom);
  };
  const nearest = places.reduce((best, place) => (far(place) < far(best) ? place : best));
  if (far(nearest) === 0) return;
  const x = view.scrollLeft + nearest.left - box.left + nearest.width / 2;
  centreOn(x, view.scrollTop + nearest.top - box.top + nearest.height / 2, "instant");
}

// What is under a point of the window stays there while the size changes.
function resize(to, at) {
  const view = part(".map-window");
  if (!view) return;
  const box = view.getBoundingClientRect();
  const [x, y] = at ? [at.x - box.left, at.y - box.top] : [view.clientWidth / 2, view.clientHeight / 2];
  const drawing = part(".map-sheet > svg");
  const before = drawing.clientWidth;
  const [left, top] = [view.scrollLeft + x, view.scrollTop + y];
  zoom = to;
  fit();
  const grown = drawing.clientWidth / before;
  view.scrollTo({ left: left * grown - x, top: top * grown - y, behavior: "instant" });
}

function nextSize(step) {
  const view = part(".map-window");
  if (!view) return 1;
  const { whole, good } = scales(view, part(".map-sheet > svg"));
  const least = Math.min(1, whole / good);
  return Math.min(FURTHEST, Math.max(least, (zoom || least) * step));
}

function change(wanted) {
  if (wanted === "here") {
    zoom = Math.max(1, zoom);
    fit();
    centre(isCalm() ? "instant" : "smooth");
  } else if (wanted === "0") resize(0);
  else resize(nextSize(wanted === "1" ? STEP : 1 / STEP));
}

// A new drawing begins at its corner; it is put where the old one was and follows the one who acts from there.
export function keepPlace(swap) {
  const before = part(".map-window");
  const [left, top] = before ? [before.scrollLeft, before.scrollTop] : [0, 0];
  swap();
  const after = part(".map-window");
  if (!after) return;
  fit();
  if (after === before) return;
  after.scrollTo({ left, top, behavior: "instant" });
  const hasMoved = part(".map-centre")?.getAttribute("style") !== last;
  if (hasMoved) centre(before && !isCalm() ? "smooth" : "instant");
  else showPlaces();
}

// -- mouse and fingers ------------------------------------------------------------------------------

function apart() {
  const [one, other] = [...fingers.values()];
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middleOfFingers() {
  const [one, other] = [...fingers.values()];
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function moved(event) {
  const before = fingers.get(event.pointerId);
  const view = part(".map-window");
  if (!before || !view) return;
  const wide = fingers.size === 2 ? apart() : 0;
  const now = { x: event.clientX, y: event.clientY, far: before.far };
  now.far += Math.hypot(now.x - before.x, now.y - before.y);
  fingers.set(event.pointerId, now);
  if (now.far > DRAGGED) isDragging = true;
  if (!isDragging) return;
  if (fingers.size === 2) resize(nextSize(apart() / wide), middleOfFingers());
  else view.scrollBy({ left: before.x - now.x, top: before.y - now.y, behavior: "instant" });
}

function released(event) {
  fingers.delete(event.pointerId);
  // The click that follows a drag is none; it comes before this is forgotten.
  if (fingers.size === 0) setTimeout(() => (isDragging = false));
}

function listen() {
  field.addEventListener("wheel", (event) => {
    if (!event.target.closest(".map-window") || event.shiftKey) return;
    event.preventDefault();
    resize(nextSize(event.deltaY < 0 ? STEP : 1 / STEP), { x: event.clientX, y: event.clientY });
  }, { passive: false });
  field.addEventListener("pointerdown", (event) => {
    if (!event.target.closest(".map-window") || event.button > 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, far: 0 });
  });
  document.addEventListener("pointermove", moved);
  document.addEventListener("pointerup", released);
  document.addEventListener("pointercancel", released);
  document.addEventListener("click", (event) => {
    if (!isDragging || !event.target.closest?.(".map-window")) return;
    event.stopPropagation();
    event.preventDefault();
  }, { capture: true });
  new ResizeObserver(() => {
    fit();
    centre("instant");
  }).observe(field);
}

// -- keys -------------------------------------------------------------------------------------------

const SIZES = { "+": "1", "=": "1", "-": "-1", "0": "0", c: "here" };
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// Whether a key was about the board.
export function pressed(event) {
  const view = part(".map-window");
  if (!view) return false;
  const way = event.shiftKey ? ARROWS[event.key] : undefined;
  if (way) view.scrollBy({ left: way[0] * 80, top: way[1] * 80, behavior: "instant" });
  else if (event.key in SIZES) change(SIZES[event.key]);
  else return false;
  return true;
}

if (field) {
  fit();
  centre("instant");
  showPlaces();
  listen();
}
for (const button of document.querySelectorAll("[data-zoom]")) {
  button.addEventListener("click", () => change(button.dataset.zoom));
}
