// The search that an address names, open at the engine. One that has made room for others is searched again.

import { html, useEffect, useLayoutEffect, useState } from "../vendor/preact-htm.js";
import { messageOf, post } from "../api.js";
import { ErrorMessage } from "../fields.js";
import { openSearch } from "./search_address.js";
import { Stage } from "./stage.js";
import { TreeSetup } from "./tree_setup.js";

/**
 * @param {{ games: import("../types.js").SearchAbout[], about: import("../types.js").SearchAbout,
 *   address: import("./search_address.js").SearchAddress }} props
 */
export function OpenedSearch({ games, about, address }) {
  const [id, setId] = useState("");
  const [error, setError] = useState("");
  const [step, setStep] = useState(address.step);
  const search = async () => {
    try {
      setError("");
      setId((await post("trees", address.request)).id);
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  useEffect(() => void search(), []);
  useLayoutEffect(() => setStep(address.step), [address.step]);
  if (error)
    return html`<h1>${about.name}</h1>
      <${ErrorMessage} error=${error} />
      <${TreeSetup} games=${games} chosen=${about.id} initial=${address.request} onStart=${openSearch} />`;
  return id
    ? html`<${Stage}
        key=${id}
        id=${id}
        games=${games}
        about=${about}
        address=${{ ...address, step }}
        onAgain=${(/** @type {number} */ at) => (setStep(at), search())}
      />`
    : html`<p class="muted">Searching…</p>`;
}
