// Plays matches of four clients; on every line of standard input that holds a number it makes so
// many moves (each seen by all four seats before the next one at its table) and answers "done";
// on "open" it begins new matches.

const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const readline = require("node:readline");
const { Raid } = require("./game.js");

const server = process.argv[2];
const tables = Number(process.argv[3]);

let opened = 0;

class Match {
  async open() {
    // The server opens a match for the first who asks for it, without keys: that is cheaper for it.
    opened += 1;
    const matchID = `match-${opened}`;
    this.clients = [];
    for (const playerID of ["0", "1", "2", "3"]) {
      const client = Client({ game: Raid, numPlayers: 4, multiplayer: SocketIO({ server }), matchID, playerID, debug: false });
      client.start();
      this.clients.push(client);
    }
    this.seat = 0;
    await this.all((state) => state !== null);
  }

  async reopen() {
    for (const one of this.clients) one.stop();
    await this.open();
  }

  all(holds) {
    return Promise.all(
      this.clients.map(
        (client) =>
          new Promise((resolve) => {
            if (holds(client.getState())) return resolve();
            const stop = client.subscribe((state) => {
              if (state && holds(state)) {
                resolve();
                queueMicrotask(() => stop());
              }
            });
          }),
      ),
    );
  }

  async move() {
    const client = this.clients[this.seat];
    const state = client.getState();
    const hand = state.G.hands[this.seat];
    const before = state._stateID;
    client.moves.lay(hand[0]);
    await this.all((now) => now._stateID > before);
    this.seat = (this.seat + 1) % 4;
  }
}

async function main() {
  const matches = [];
  for (let number = 0; number < tables; number += 1) {
    const match = new Match();
    await match.open();
    matches.push(match);
  }
  console.log("ready");
  for await (const line of readline.createInterface({ input: process.stdin })) {
    if (line === "open") {
      for (const match of matches) await match.reopen();
      console.log("done");
      continue;
    }
    let left = Number(line);
    await Promise.all(
      matches.map(async (match) => {
        while (left > 0) {
          left -= 1;
          await match.move();
        }
      }),
    );
    console.log("done");
  }
  process.exit(0);
}

main();
