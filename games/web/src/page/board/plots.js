// Plots of land with their values, the richer the darker, and crosses and rings on them.

import { html } from "../vendor/preact-htm.js";
import { UNIT } from "./drawing.js";
import { GRID } from "./grid.js";

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

/** @type {import("./drawing.js").Drawing} */
export const PLOTS = { name: "plots", Ground, content: GRID.content };
