// The pictures that steps name: each is fetched once.

const address = document.getElementById("stage-bar").dataset.pictures;
const kept = new Map();

export function picture(name) {
  if (!kept.has(name)) kept.set(name, load(name));
  return kept.get(name);
}

export function fetchAll(steps) {
  for (const step of steps) for (const [name] of step.pictures ?? []) picture(name);
}

// Without its picture a step is still told by its words; it is asked for again the next time.
async function load(name) {
  try {
    const answer = await fetch(address + encodeURIComponent(name));
    if (answer.ok) return await answer.text();
  } catch {
    kept.delete(name);
  }
  return "";
}
