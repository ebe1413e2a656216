// boardgame.io's own server with its memory storage; prints its port.

const { Server } = require("boardgame.io/server");
const { Raid } = require("./game.js");

const port = Number(process.argv[2]);
const server = Server({ games: [Raid], origins: [`http://127.0.0.1:${port}`] });
server.run({ port, callback: () => console.log(`ready ${port}`) });
