// "Verify the dice": the record of the finished game is played again by the server.

import { getText, post } from "./api.js";

const words = document.getElementById("words").dataset;
const verdict = document.getElementById("verdict");

export async function verify(table) {
  verdict.textContent = words.checking;
  try {
    // As text: the seed is a larger number than scripts can count to.
    const record = await getText(`/api/tables/${table}/record`);
    show(await post("/api/verify", record), JSON.parse(record));
  } catch (problem) {
    verdict.textContent = `${words.failed} ${problem.message}`;
  }
}

function show(found, record) {
  verdict.replaceChildren(paragraph(found.ok ? words.holds : `${words.broken} ${found.error}`));
  if (!found.ok) return;
  const list = document.createElement("ul");
  for (const name of found.checked) {
    const line = document.createElement("li");
    line.textContent = words[name] ?? name;
    list.append(line);
  }
  if (found.is_from_host_only) verdict.append(paragraph(words.hostOnly));
  const secret = document.createElement("code");
  secret.textContent = record.fairness?.secret ?? "";
  verdict.append(list, secret);
}

function paragraph(text) {
  const element = document.createElement("p");
  element.textContent = text;
  return element;
}
