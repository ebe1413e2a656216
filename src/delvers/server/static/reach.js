// Whether the server can be reached: who waits for it, and when to try again.

const RETRY = 2000;
const lost = new Set();
let tell = null;

// A page that says "trying again": from now on requests are repeated until they succeed.
export function tellLost(show) {
  tell = show;
}

export function isTold() {
  return tell !== null;
}

export function lose(who) {
  lost.add(who);
  tell?.(true);
}

// It has got through; what else waits is still being tried.
export function find(who) {
  if (lost.delete(who)) tell?.(lost.size > 0);
}

// A moment later, or as soon as the network is back or the page is looked at again.
export function reachable() {
  return new Promise((again) => {
    const ears = new AbortController();
    const wake = () => {
      ears.abort();
      clearTimeout(timer);
      again();
    };
    const timer = setTimeout(wake, RETRY);
    window.addEventListener("online", wake, { signal: ears.signal });
    document.addEventListener("visibilitychange", wake, { signal: ears.signal });
  });
}
