// The scripts of the guest's own games.
import "./forget.js";
import "./refresh.js";
import "./settings.js";
