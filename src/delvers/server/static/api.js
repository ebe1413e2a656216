// Talking to the server: JSON in, JSON out, and errors that carry their status.

export class Refused extends Error {
  constructor(status, answer) {
    super(answer.error ?? String(status));
    this.status = status;
    this.rule = answer.rule ?? null;
  }
}

async function answered(response) {
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(response.status, answer);
  return answer;
}

export async function get(address) {
  return answered(await fetch(address, { headers: { accept: "application/json" } }));
}

export async function getText(address) {
  const response = await fetch(address);
  return response.ok ? response.text() : answered(response);
}

export async function post(address, body) {
  return answered(
    await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  );
}
