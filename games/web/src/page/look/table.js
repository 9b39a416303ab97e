// Tables of reports and standings, with links to the games that they tell of.

import { html } from "../vendor/preact-htm.js";
import { hrefOf } from "../router.js";

/** @typedef {import("../types.js").Cell} Cell */

/** @param {Cell} cell */
function content(cell) {
  if (cell === null || typeof cell !== "object") return cell;
  const href = cell.game === undefined ? cell.href : hrefOf("game", cell.game);
  return href?.startsWith("#") ? html`<a href=${href}>${cell.text}</a>` : cell.text;
}

/** @param {{ table: import("../types.js").Table }} props */
export function TableView({ table: { caption, columns, rows } }) {
  const name = (/** @type {number} */ index) => (columns[index]?.numeric ? "numeric" : "");
  return html`<div class="scroll-x" tabindex="0" role="region" aria-label=${caption}>
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${columns.map(({ label }, index) => html`<th scope="col" class=${name(index)}>${label}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell, index) =>
                index === 0
                  ? html`<th scope="row" class=${name(index)}>${content(cell)}</th>`
                  : html`<td class=${name(index)}>${content(cell)}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
