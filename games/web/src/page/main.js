// Starts the page that `suite web` serves.

import { html, render } from "./vendor/preact-htm.js";
import { App } from "./app.js";
import { takeToken } from "./token.js";
import { applyTheme } from "./theme.js";

applyTheme();
await takeToken();
// An address with another token, opened in a page that is there already.
addEventListener("hashchange", async () => (await takeToken()) && location.reload());
render(html`<${App} />`, /** @type {Element} */ (document.getElementById("app")));
