// The tables of this browser: their links are remembered here, and nowhere else.

const STORAGE = "delvers-tables";
const MOST = 20;

export function tables() {
  try {
    const found = JSON.parse(localStorage.getItem(STORAGE) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one?.url === "string") : [];
  } catch {
    return [];
  }
}

function keep(list) {
  try {
    localStorage.setItem(STORAGE, JSON.stringify(list.slice(0, MOST)));
  } catch {
    // Some browsers allow no storage; then only the link itself leads back.
  }
}

export function forget(url) {
  keep(tables().filter((one) => one.url !== url));
}

// The newest first; a table that is over is not gone on with.
export function remember({ url, game, about, over }) {
  forget(url);
  if (!over) keep([{ url, game, about, when: Date.now() }, ...tables()]);
}

// -- the list in the lobby ----------------------------------------------------------------------

function item(one) {
  const element = document.getElementById("my-table").content.cloneNode(true).firstElementChild;
  const link = element.querySelector("a");
  link.href = one.url;
  link.textContent = one.game;
  element.querySelector(".what").textContent = one.about ?? "";
  const when = new Date(one.when);
  element.querySelector("time").textContent = when.toLocaleString(document.documentElement.lang, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const button = element.querySelector("button");
  button.querySelector(".heard").textContent = ` ${one.game} ${one.about ?? ""}`;
  button.addEventListener("click", () => {
    forget(one.url);
    showMine();
  });
  return element;
}

export function showMine() {
  const box = document.getElementById("mine");
  if (!box) return;
  const list = tables();
  box.hidden = list.length === 0;
  box.querySelector(".mine").replaceChildren(...list.map(item));
}
