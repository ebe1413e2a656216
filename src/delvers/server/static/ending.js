// After the last move: the story in numbers, and the next game with the same people.

import { get, post } from "./api.js";

const words = document.getElementById("words").dataset;
const story = document.getElementById("story");
const button = document.getElementById("rematch");

export async function showStory(address, query) {
  if (!story.hidden) return;
  story.hidden = false;
  const told = await get(`${address}/story?${query}`).catch(() => null);
  if (told === null) {
    story.hidden = true;
    return;
  }
  story.querySelector("thead").replaceChildren(row("th", "", [...told.names, words.all]));
  const rows = told.rows.map(({ label, numbers, total }) =>
    row("td", label, [...(numbers.length ? numbers : told.names.map(() => "")), total]),
  );
  const length = row("td", words.minutes, [...told.names.map(() => ""), told.minutes]);
  story.querySelector("tbody").replaceChildren(...rows, length);
}

function row(kind, label, cells) {
  const line = document.createElement("tr");
  const head = document.createElement(label ? "th" : "td");
  if (label) head.scope = "row";
  head.textContent = label;
  const rest = cells.map((text) => {
    const cell = document.createElement(kind);
    if (kind === "th") cell.scope = "col";
    cell.textContent = text;
    return cell;
  });
  line.append(head, ...rest);
  return line;
}

// Somebody has opened the next game: the button leads there.
export function showRematch(table) {
  if (!button || !table) return;
  button.dataset.next = table;
  button.textContent = words.nextGame;
}

// The keys of these seats open the next table too; they travel behind "#", as in every own link.
export async function rematch(address) {
  const next = button.dataset.next || (await post(`${address}/rematch`, {})).table;
  const links = await get(`${address}/links`);
  const keys = links.map(({ link }) => link.slice(link.indexOf("#") + "#key=".length));
  for (const key of keys) await post(`/api/tables/${next}/key`, { key });
  location.assign(`/table/${next}`);
}
