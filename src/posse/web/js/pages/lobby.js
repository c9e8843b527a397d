// The scripts of the lobby.
import "./play.js";
import "./refresh.js";
import "./settings.js";
