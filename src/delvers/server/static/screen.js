// Several seats at one screen: it goes from hand to hand, covered while something must stay hidden.

const table = document.getElementById("table");
const own = JSON.parse(table.dataset.ownSeats);
const names = JSON.parse(table.dataset.names);
const mine = table.dataset.seatNumber === "" ? null : Number(table.dataset.seatNumber);
const cover = document.getElementById("cover");
const storage = `delvers-at-${table.dataset.table}`;
let next = mine;

// Who has said that he sits before the screen; the tab forgets it when it is closed.
function seated() {
  try {
    return sessionStorage.getItem(storage);
  } catch {
    return null;
  }
}

function sit(seat) {
  try {
    sessionStorage.setItem(storage, String(seat));
  } catch {
    // Some browsers allow no storage; then the cover is lifted again after each turn.
  }
  const here = new URL(location.href);
  here.searchParams.set("seat", seat);
  if (seat === mine) {
    history.replaceState(null, "", here);
    cover.hidden = true;
    table.inert = false;
  } else location.replace(here);
}

function hide(seat) {
  next = seat;
  const text = document.getElementById("cover-words").dataset.pass;
  document.getElementById("cover-name").textContent = text.replace("%(player)s", names[seat]);
  cover.hidden = false;
  table.inert = true;
  document.getElementById("uncover").focus();
}

// When the one before the screen has nothing to choose but another one here has, it is passed on.
export function passOn(waiting, secrets) {
  if (own.length < 2 || waiting.includes(mine)) return;
  const other = own.find((seat) => waiting.includes(seat));
  if (other === undefined) return;
  if (secrets.includes(mine) || secrets.includes(other)) hide(other);
  else sit(other);
}

export function ownSeat() {
  return own.length > 1 ? { seat: mine } : {};
}

if (cover) {
  document.getElementById("uncover").addEventListener("click", () => sit(next));
  const secrets = JSON.parse(table.dataset.secrets);
  if (!secrets.includes(mine) || seated() === String(mine)) cover.hidden = true;
  else hide(mine);
}
