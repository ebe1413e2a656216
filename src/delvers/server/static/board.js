// The window on a board larger than the screen: it follows the viewer's hero.

let last = "";

function centre(field, behavior) {
  const view = field.querySelector(".dq-window");
  const middle = field.querySelector(".dq-centre");
  if (!view || !middle) return;
  view.scrollTo({
    left: middle.offsetLeft - view.clientWidth / 2,
    top: middle.offsetTop - view.clientHeight / 2,
    behavior,
  });
  last = middle.getAttribute("style");
}

// A new drawing begins at its corner; it is put where the old one was and follows the hero from there.
export function keepPlace(change) {
  const field = document.querySelector("[data-region=board]");
  const before = field?.querySelector(".dq-window");
  const [left, top] = before ? [before.scrollLeft, before.scrollTop] : [0, 0];
  change();
  const after = field?.querySelector(".dq-window");
  if (!after || after === before) return;
  after.scrollTo({ left, top, behavior: "instant" });
  const hasMoved = field.querySelector(".dq-centre")?.getAttribute("style") !== last;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (hasMoved) centre(field, isCalm ? "instant" : "smooth");
}

const field = document.querySelector("[data-region=board]");
if (field) centre(field, "instant");
