// Starts the page, served by `suite web` or by any web server as a static site.

import { html, render } from "./vendor/preact-htm.js";
import { isStatic } from "./api.js";
import { App } from "./app.js";
import { takeToken } from "./token.js";
import { applyTheme } from "./theme.js";

applyTheme();
if (!isStatic) {
  await takeToken();
  // An address with another token, opened in a page that is there already.
  addEventListener("hashchange", async () => (await takeToken()) && location.reload());
}
render(html`<${App} />`, /** @type {Element} */ (document.getElementById("app")));
