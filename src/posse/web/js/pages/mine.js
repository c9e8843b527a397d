// The scripts of the guest's own games.
import "./refresh.js";
import "./settings.js";
