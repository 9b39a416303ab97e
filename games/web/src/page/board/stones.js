// Stones on the crossings of lines, on wood, with star points.

import { html } from "../vendor/preact-htm.js";
import { UNIT, center, range } from "./drawing.js";

/**
 * Returns the star points of a board, as rows and columns.
 * @param {number} size
 */
function starPoints(size) {
  if (size < 5) return [];
  const edge = size < 13 ? 2 : 3;
  const middle = (size - 1) / 2;
  const near = size < 7 ? 1 : edge;
  const lines = size % 2 === 1 ? [near, middle, size - 1 - near] : [near, size - 1 - near];
  const points = lines.flatMap((row) => lines.map((column) => [row, column]));
  return size < 13 ? points.filter(([row, column]) => (row === middle) === (column === middle)) : points;
}

/** @param {import("../types.js").Board} board */
function Ground({ rows, columns }) {
  const right = center(columns - 1);
  const bottom = center(rows - 1);
  return html`<defs>
      <radialGradient id="stone-0" cx="35%" cy="30%" r="75%">
        <stop offset="0" class="stone-0-light" />
        <stop offset="1" class="stone-0-dark" />
      </radialGradient>
      <radialGradient id="stone-1" cx="35%" cy="30%" r="80%">
        <stop offset="0" class="stone-1-light" />
        <stop offset="1" class="stone-1-dark" />
      </radialGradient>
    </defs>
    <rect class="wood" x="0" y="0" width=${columns * UNIT} height=${rows * UNIT} rx="10" />
    ${range(rows).map((row) => html`<path class="go-line" d=${`M50 ${center(row)}H${right}`} />`)}
    ${range(columns).map((column) => html`<path class="go-line" d=${`M${center(column)} 50V${bottom}`} />`)}
    <rect class="go-border" x="50" y="50" width=${right - 50} height=${bottom - 50} />
    ${
      rows === columns &&
      starPoints(rows).map(
        ([row, column]) => html`<circle class="star-point" cx=${center(column)} cy=${center(row)} r="7" />`,
      )
    }`;
}

/** @param {import("../types.js").Square} square */
function content({ piece, mark, why }) {
  if (piece === null) return why ? html`<path class="forbidden" d="M-14-14 14 14M14-14-14 14" />` : null;
  return html`<circle class="stone-shadow" cx="2" cy="5" r="46" />
    <circle class=${`stone stone-${piece}`} r="46" fill=${`url(#stone-${piece})`} />
    ${mark === "last" && html`<circle class=${`last last-${piece}`} r="20" />`}`;
}

/** @type {import("./drawing.js").Drawing} */
export const STONES = { name: "stones", Ground, content };
