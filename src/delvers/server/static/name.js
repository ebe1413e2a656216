// The player's name is typed once and remembered by this browser.

const STORAGE = "delvers-name";

export function rememberName(name) {
  try {
    localStorage.setItem(STORAGE, name);
  } catch {
    // Some browsers allow no storage; then the name is typed again next time.
  }
}

export function myName() {
  try {
    return localStorage.getItem(STORAGE) ?? "";
  } catch {
    return "";
  }
}
