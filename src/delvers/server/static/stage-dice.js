// A die as it fell, with its pips; a hit and a failure have a sign of their own, not only a colour.

const SPOTS = { a: [26, 26], b: [50, 26], c: [74, 26], d: [26, 50], e: [50, 50], f: [74, 50], g: [26, 74], h: [50, 74], i: [74, 74] };
const FACES = ["", "e", "ai", "aei", "acgi", "acegi", "acdfgi"];
const MARKS = { "+": "hit", "-": "fail" };

export function die(face, mark) {
  const shown = document.createElement("span");
  shown.className = `stage-die ${MARKS[mark] ?? ""}`.trim();
  const pips = [...(FACES[face] ?? "")].map((spot) => circle(...SPOTS[spot])).join("");
  const drawn = pips || `<text x="50" y="68" text-anchor="middle" font-size="52">${Number(face)}</text>`;
  shown.innerHTML = `<svg viewBox="0 0 100 100" aria-hidden="true"><rect x="6" y="6" width="88" height="88" rx="18"/>${drawn}</svg><span class="heard">${Number(face)}</span>`;
  return shown;
}

function circle(x, y) {
  return `<circle cx="${x}" cy="${y}" r="10"/>`;
}
