// boardgame.io's server with its in-memory store, on loopback; prints its address.
"use strict";

const { Server } = require("boardgame.io/server");

const server = Server({ games: [require("./peer_game.js")], origins: ["http://127.0.0.1"] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ready) => listen(port, "127.0.0.1", ready);
const log = console.log;
console.log = () => {};
server.run(0).then(({ appServer }) => log(`at http://127.0.0.1:${appServer.address().port}/`));
