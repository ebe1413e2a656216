// The log: new lines at the end, each with its "Why?".

const box = document.getElementById("log");
const list = box.querySelector("ol");
const pattern = document.getElementById("line");

let most = Number(box.dataset.most); // so many lines stay, and those that the reader has asked for

export function lastNumber() {
  return Number(list.lastElementChild?.dataset.number ?? 0);
}

export function firstNumber() {
  return Number(list.firstElementChild?.dataset.number ?? 0);
}

export function add(lines) {
  const known = lastNumber();
  for (const line of lines) {
    if (line.number > known) list.append(item(line));
  }
  trim();
  showEnd();
}

// A long game stays quick: what is far back leaves the page.
function trim() {
  while (list.childElementCount > most) list.firstElementChild.remove();
  const earlier = document.getElementById("earlier");
  if (earlier) earlier.hidden = firstNumber() <= 1;
}

// Other lines instead of those shown: a game is looked at at another step.
export function replace(lines) {
  list.replaceChildren(...lines.map(item));
  showEnd();
}

export function showEnd() {
  box.scrollTop = box.scrollHeight;
}

// Lines before those that the page came with, asked for by the reader.
export function addEarlier(lines) {
  const first = firstNumber();
  const before = box.scrollHeight - box.scrollTop;
  list.prepend(...lines.filter((line) => line.number < first).map(item));
  most = Math.max(most, list.childElementCount);
  box.scrollTop = box.scrollHeight - before;
}

function item(line) {
  const element = pattern.content.cloneNode(true).firstElementChild;
  element.dataset.number = line.number;
  element.className = "new";
  element.querySelector("span").textContent = line.text;
  const why = element.querySelector(".why");
  why.dataset.rule = line.rule;
  why.querySelector(".heard").textContent = ` ${line.text}`;
  return element;
}
