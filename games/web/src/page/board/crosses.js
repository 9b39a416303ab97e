// Crosses and rings, the pieces of several drawings.

import { html } from "../vendor/preact-htm.js";

/**
 * @param {import("../types.js").Player} piece
 * @param {number} radius
 */
export function crossOrRing(piece, radius) {
  return piece === 0
    ? html`<path
        class="cross"
        d=${`M${-radius} ${-radius} ${radius} ${radius}M${radius} ${-radius} ${-radius} ${radius}`}
      />`
    : html`<circle class="ring" r=${radius * 1.1} />`;
}
