// The view of recorded games.

import { html } from "../vendor/preact-htm.js";
import { GameList } from "./game_list.js";
import { MOVES, MovesPage } from "./moves_page.js";
import { RecordForm } from "./record_form.js";
import { RecordPage } from "./record_page.js";

/** @param {{ about: import("../types.js").About, route: string[] }} props `route` is what follows `look` */
export function LookPage({ about, route: [id, number, ...at] }) {
  if (id === MOVES && number) {
    const [moves = "", ...place] = at;
    return html`<${MovesPage} key=${`${number} ${moves}`} game=${number} moves=${moves} at=${place} />`;
  }
  if (id && number)
    return html`<${RecordPage} key=${`${id} ${number}`} id=${id} number=${number} address=${["look", id, number]} at=${at} />`;
  if (id) return html`<${GameList} key=${id} id=${id} />`;
  return html`<h1>Look at games</h1>
    <${RecordForm} games=${about.games} />`;
}
