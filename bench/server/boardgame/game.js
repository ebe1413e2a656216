// A raid for four: everybody lays one of five cards face down; when all lie, the room is resolved.
// It is what our own tables play, with far fewer rules.

const ROOMS = 25;

function resolve(G) {
  const laid = G.laid.map((card, seat) => ({ card, seat }));
  const most = Math.max(...G.laid);
  const least = Math.min(...G.laid);
  const strength = G.laid.reduce((sum, card) => sum + card, 0);
  for (const { card, seat } of laid) {
    const player = G.players[seat];
    player.played.push(card);
    if (card === most) player.coins += 1 + (G.room % 3);
    if (strength < 10 && card === least) player.life -= 1;
  }
  G.log.push({ kind: "room", room: G.room, strength });
  G.laid = [null, null, null, null];
  G.room += 1;
  if (G.room % 5 === 0) {
    for (const player of G.players) player.played = [];
    G.hands = G.hands.map(() => [1, 2, 3, 4, 5]);
  }
}

const lay = {
  move: ({ G, playerID }, card) => {
    const seat = Number(playerID);
    if (G.laid[seat] !== null || !G.hands[seat].includes(card)) return "INVALID_MOVE";
    G.laid[seat] = card;
    G.hands[seat] = G.hands[seat].filter((held) => held !== card);
    G.players[seat].hasLaid = true;
    if (G.laid.every((one) => one !== null)) {
      resolve(G);
      for (const player of G.players) player.hasLaid = false;
    }
  },
  client: false,
};

module.exports.ROOMS = ROOMS;
module.exports.Raid = {
  name: "raid",
  setup: () => ({
    room: 0,
    row: [{ kind: "monster", life: 12, damage: 2 }, { kind: "treasure", coins: 3 }, { kind: "trap", damage: 1 }, null, null],
    laid: [null, null, null, null],
    hands: [0, 1, 2, 3].map(() => [1, 2, 3, 4, 5]),
    players: [0, 1, 2, 3].map((seat) => ({ seat, name: `Player ${seat}`, life: 7, coins: 0, items: ["torch"], played: [], hasLaid: false })),
    log: [],
  }),
  turn: { activePlayers: { all: "laying" }, stages: { laying: { moves: { lay } } } },
  moves: { lay },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    laid: G.laid.map((card, seat) => (String(seat) === playerID ? card : null)),
  }),
  endIf: ({ G }) => (G.room >= ROOMS ? { winner: 0 } : undefined),
};
