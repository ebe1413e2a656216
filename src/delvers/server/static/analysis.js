// "Luck and mistakes": the server looks back at the finished game, and is asked until it is done.

import { post } from "./api.js";

const PAUSE = 1000;
const words = document.getElementById("words").dataset;
const section = document.getElementById("analysis");
const button = document.getElementById("analyse");

export async function analyse(address, query) {
  const [status, bar, found] = ["p", "progress", ":scope > div"].map((part) => section.querySelector(part));
  section.hidden = false;
  button.disabled = true;
  bar.hidden = false;
  bar.value = 0;
  status.textContent = words.looking;
  try {
    let answer = await post(`${address}/analysis?${query}`, {});
    while (!answer.is_done) {
      bar.value = answer.progress;
      await new Promise((go) => setTimeout(go, PAUSE));
      answer = await post(`${address}/analysis?${query}`, {});
    }
    found.innerHTML = answer.html;
    status.textContent = words.looked;
    section.focus();
  } catch (problem) {
    status.textContent = `${words.failed} ${problem.message}`;
    button.disabled = false;
  }
  bar.hidden = true;
}
