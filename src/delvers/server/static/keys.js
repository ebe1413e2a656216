// The hand by keyboard: 1 to 5 and the arrows go to a card; Enter and space lay it as any button.

const ARROWS = { ArrowLeft: -1, ArrowRight: 1 };

function isTyping(target) {
  return target.closest?.("input, select, textarea, dialog, [role=log]");
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const cards = [...document.querySelectorAll(".held:not(:disabled)")];
  if (cards.length === 0) return;
  let next = null;
  if (/^[1-5]$/.test(event.key)) {
    next = cards.find((card) => card.id === `card-power-${event.key}`);
  } else if (event.key in ARROWS) {
    const at = cards.indexOf(document.activeElement);
    const step = ARROWS[event.key];
    next = at < 0 ? cards[step > 0 ? 0 : cards.length - 1] : cards[(at + step + cards.length) % cards.length];
  }
  if (!next) return;
  event.preventDefault();
  next.focus();
});
