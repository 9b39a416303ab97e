// A board of the squirrel war: squares with their values, the richer the darker, and X and O on them.

import { html } from "../vendor/preact-htm.js";
import { UNIT } from "./drawing.js";
import { crossOrRing } from "./crosses.js";

const SHADES = 6;

/**
 * Returns the shade of a square among those of its board.
 * @param {number} value
 * @param {number} greatest
 */
function shade(value, greatest) {
  return Math.min(SHADES - 1, Math.floor((value / Math.max(greatest, 1)) * SHADES));
}

/** @param {import("../types.js").Board} board */
function Ground({ rows, columns, squares }) {
  const greatest = Math.max(...squares.map((square) => square.value ?? 0));
  return html`<rect class="plain-ground" x="0" y="0" width=${columns * UNIT} height=${rows * UNIT} rx="8" />
    ${squares.map(
      ({ row, column, value }) =>
        html`<rect
          class=${`plot plot-${shade(value ?? 0, greatest)}`}
          x=${column * UNIT + 3}
          y=${row * UNIT + 3}
          width=${UNIT - 6}
          height=${UNIT - 6}
          rx="8"
        />`,
    )}`;
}

/** @param {import("../types.js").Square} square */
function content({ piece, value, mark }) {
  if (piece === null) return html`<text class="plot-value" text-anchor="middle" dy="0.36em">${value}</text>`;
  return html`<g transform="translate(0 -8)">${crossOrRing(piece, 22)}</g>
    <text class="plot-corner" text-anchor="middle" y="41">${value}</text>
    ${mark === "last" && html`<rect class="last-frame" x="-44" y="-44" width="88" height="88" rx="7" />`}`;
}

/** @type {import("./drawing.js").Drawing} */
export const SQUIRREL = { pieces: ["X", "O"], Ground, content };
