// The scripts of a game's page.
import "./play.js";
import "./rules.js";
import "./settings.js";
import "./setup.js";
import "./streaks.js";
