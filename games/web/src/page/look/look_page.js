// The view of recorded games.

import { html } from "../vendor/preact-htm.js";
import { GameList } from "./game_list.js";
import { FILE, HeldGames, MOVES, heldFile } from "./held_games.js";
import { RecordForm } from "./record_form.js";
import { RecordPage } from "./record_page.js";

/**
 * A game of a file, or else the list of its games.
 * @param {{ id: string, address: string[], number?: string, at: string[] }} props `address` is that of the file
 */
function FilePage({ id, address, number, at }) {
  return number
    ? html`<${RecordPage} key=${number} id=${id} number=${number} address=${[...address, number]} at=${at} />`
    : html`<${GameList} id=${id} address=${address} />`;
}

/** @param {{ about: import("../types.js").About, route: string[] }} props `route` is what follows `look` */
export function LookPage({ about, route }) {
  const [id, first, second, ...rest] = route;
  if (id === MOVES && first) {
    const address = ["look", MOVES, first, second ?? ""];
    return html`<${HeldGames}
      key=${address.join(" ")}
      read=${async () => ({ game: first, text: second ?? "" })}
      show=${(/** @type {string} */ file) => html`<${RecordPage} id=${file} number="1" address=${address} at=${rest} />`}
    />`;
  }
  if (id === FILE && first)
    return html`<${HeldGames}
      key=${first}
      read=${() => heldFile(first)}
      show=${(/** @type {string} */ file) =>
        html`<${FilePage} id=${file} address=${["look", FILE, first]} number=${second} at=${rest} />`}
    />`;
  if (id) return html`<${FilePage} key=${id} id=${id} address=${["look", id]} number=${first} at=${route.slice(2)} />`;
  return html`<h1>Look at games</h1>
    <${RecordForm} games=${about.games} />`;
}
