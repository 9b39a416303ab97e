// What is said of a file that is not open any more.

import { html } from "../vendor/preact-htm.js";
import { isStatic } from "../api.js";
import { ErrorMessage } from "../fields.js";
import { hrefOf } from "../router.js";

/** @param {{ error: string }} props nothing, if there is no error */
export function NotOpen({ error }) {
  if (!error) return null;
  const reason = isStatic ? "the page was loaded again" : "the server was started anew";
  return html`<${ErrorMessage} error=${error} />
    <p>An address holds short files only. A long one is closed when newer ones need its room, or when ${reason}.</p>
    <p><a class="button primary" href=${hrefOf("look")}>Open it again</a></p>`;
}
