// Starts the page that `suite web` serves.

import { html, render } from "./vendor/preact-htm.js";
import { App } from "./app.js";
import { dropToken } from "./api.js";
import { applyTheme } from "./theme.js";

applyTheme();
dropToken();
render(html`<${App} />`, /** @type {Element} */ (document.getElementById("app")));
