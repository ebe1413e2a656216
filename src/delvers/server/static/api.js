// Talking to the server: JSON in, JSON out, and errors that carry their status.

import { find, isTold, lose, reachable } from "./reach.js";

const PATIENCE = 20000; // a request without an answer for so long is lost
const AWAY = [502, 503, 504]; // whoever stands before the server says that it is away

export class Refused extends Error {
  constructor(status, answer) {
    super(answer.error ?? String(status));
    this.status = status;
    this.rule = answer.rule ?? null;
    this.isRepeated = false;
  }
}

async function answered(response) {
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(response.status, answer);
  return answer;
}

// A request that did not reach the server is sent again until it does, on pages that say so.
async function persist(send) {
  const request = {};
  for (let isRepeated = false; ; isRepeated = true) {
    try {
      const answer = await send();
      find(request);
      return answer;
    } catch (problem) {
      const isRefused = problem instanceof Refused && !AWAY.includes(problem.status);
      if (isRefused) problem.isRepeated = isRepeated;
      if (isRefused || !isTold()) {
        find(request);
        throw problem;
      }
      lose(request);
      await reachable();
    }
  }
}

function ask(address, wish = {}) {
  return fetch(address, { ...wish, signal: AbortSignal.timeout(PATIENCE) });
}

export function get(address) {
  return persist(async () => answered(await ask(address, { headers: { accept: "application/json" } })));
}

export function getText(address) {
  return persist(async () => {
    const response = await ask(address);
    return response.ok ? response.text() : answered(response);
  });
}

export function post(address, body) {
  const wish = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
  return persist(async () => answered(await ask(address, wish)));
}
