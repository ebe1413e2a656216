// What changes above or below never pushes a question out of view.

const asking = document.getElementById("asking");

function isInView() {
  if (!asking) return false;
  const { top, bottom } = asking.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

// Whoever looked at the question still does after the change.
export function keepInView(change) {
  const wasInView = isInView();
  change();
  if (wasInView && !isInView()) asking.scrollIntoView({ block: "center", behavior: "instant" });
}
