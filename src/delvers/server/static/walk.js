// A click on a square within reach: the steps that lead there.

const SQUARE = 40; // how wide a square of the map is in its own units
const STEPS = { n: "north", e: "east", s: "south", w: "west" };

// The way to the clicked square; null if the click was about something else.
export function wayTo(event) {
  const map = event.target.closest?.("svg.dungeon-map");
  const ways = map?.closest("[data-ways]")?.dataset.ways;
  const about = event.target.closest("[data-option], [data-rule]")?.dataset.option ?? null;
  const isElse = about === null ? event.target.closest("[data-rule]") : about !== "move";
  if (!ways || isElse || !event.clientX) return null;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(map.getScreenCTM().inverse());
  const way = JSON.parse(ways)[`${Math.floor(at.x / SQUARE)},${Math.floor(at.y / SQUARE)}`];
  return way ? [...way].map((letter) => STEPS[letter]) : null;
}

function isOffered(option) {
  return document.querySelector(`[data-region=options] [data-option="${option}"]`) !== null;
}

// Step by step, as long as nothing comes between.
export async function walk(way, choose) {
  if (isOffered("move")) await choose("move");
  for (const step of way) {
    if (!isOffered(step)) return;
    await choose(step);
  }
}
