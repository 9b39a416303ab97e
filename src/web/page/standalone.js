// Starts a self-contained file.

import { text } from "./text.js";

document.getElementById("app").append(text(JSON.parse(document.getElementById("data").textContent)));
