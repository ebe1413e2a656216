// "What just happened": the lines of the log since the viewer's last choice.

const MOST = 60;
const box = document.getElementById("happened");
const log = document.getElementById("log");
const storage = `delvers-seen-${document.getElementById("table").dataset.table}`;
let seen = recall();

function recall() {
  try {
    return Number(sessionStorage.getItem(storage) ?? 0);
  } catch {
    return 0;
  }
}

// The last line that the viewer had seen when he made his last choice.
export function seenNumber() {
  return seen;
}

// A moment of a game that is looked at again: what comes after this line led to it.
export function showSince(number) {
  seen = number;
  showNews();
}

// A choice is made: what comes after this line is new.
export function mark(number) {
  seen = number;
  try {
    sessionStorage.setItem(storage, String(number));
  } catch {
    // Some browsers allow no storage; then a reloaded page shows the last lines.
  }
}

export function showNews() {
  const lines = [...log.querySelectorAll("li")];
  const news = lines.filter((line) => Number(line.dataset.number) > seen);
  for (const line of lines) line.classList.toggle("since", seen > 0 && Number(line.dataset.number) > seen);
  if (!box) return;
  const shown = (news.length ? news : lines).slice(-MOST);
  box.hidden = shown.length === 0;
  const list = box.querySelector("ol");
  list.replaceChildren(...shown.map((line) => line.cloneNode(true)));
  list.scrollTop = list.scrollHeight;
}
