// "My turn": title and icon change, a short sound, and a notification where that is allowed.

const STORAGE = "delvers-sound";
const words = document.getElementById("company-words")?.dataset ?? {};
const sound = document.getElementById("sound");
const notify = document.getElementById("notify");
const icon = document.querySelector("link[rel=icon]");
const title = document.title;
const icons = { plain: icon.href, turn: new URL("./icon-turn.svg", import.meta.url).href };
const NOTES = [660, 880];
let wasMine = false;

function isOn() {
  try {
    return localStorage.getItem(STORAGE) !== "off";
  } catch {
    return true;
  }
}

function keep(on) {
  try {
    localStorage.setItem(STORAGE, on ? "on" : "off");
  } catch {
    // Some browsers allow no storage; then the switch holds until the page is left.
  }
}

function ring() {
  if (!sound?.checked || !navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  for (const [at, note] of NOTES.entries()) {
    const tone = new OscillatorNode(audio, { frequency: note, type: "triangle" });
    const volume = new GainNode(audio, { gain: 0.08 });
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + at * 0.14);
    tone.stop(audio.currentTime + at * 0.14 + 0.12);
  }
  setTimeout(() => audio.close(), 1000);
}

function send() {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const sent = new Notification(words.turn, { body: title, tag: location.pathname });
  sent.addEventListener("click", () => window.focus());
}

// The table waits for the viewer, or does so no more.
export function showTurn(isMine) {
  document.title = isMine ? `● ${words.turn} – ${title}` : title;
  icon.href = isMine ? icons.turn : icons.plain;
  if (isMine && !wasMine) {
    ring();
    send();
  }
  wasMine = isMine;
}

if (sound) {
  sound.checked = isOn();
  sound.addEventListener("change", () => keep(sound.checked));
}
if (notify && "Notification" in window && Notification.permission === "default") {
  notify.hidden = false;
  notify.addEventListener("click", async () => {
    await Notification.requestPermission();
    notify.hidden = true;
  });
}
