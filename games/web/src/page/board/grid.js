// A grid with crosses and rings, and values where squares have them.

import { html } from "../vendor/preact-htm.js";
import { UNIT, range } from "./drawing.js";
import { crossOrRing } from "./crosses.js";

/** @param {import("../types.js").Board} board */
function Ground({ rows, columns }) {
  const [width, height] = [columns * UNIT, rows * UNIT];
  return html`<rect class="plain-ground" x="0" y="0" width=${width} height=${height} rx="8" />
    ${range(rows - 1).map((row) => html`<path class="plain-line" d=${`M0 ${(row + 1) * UNIT}H${width}`} />`)}
    ${range(columns - 1).map(
      (column) => html`<path class="plain-line" d=${`M${(column + 1) * UNIT} 0V${height}`} />`,
    )}`;
}

/** @param {import("../types.js").Square} square */
function content({ piece, value, mark, legal }) {
  const hasValue = value !== undefined;
  if (piece === null) {
    if (hasValue) return html`<text class="plot-value" text-anchor="middle" dy="0.36em">${value}</text>`;
    return legal ? html`<circle class="plain-dot" r="8" />` : null;
  }
  return html`${hasValue ? html`<g transform="translate(0 -8)">${crossOrRing(piece, 22)}</g>` : crossOrRing(piece, 26)}
  ${hasValue && html`<text class="plot-corner" text-anchor="middle" y="41">${value}</text>`}
  ${mark === "last" && html`<rect class="last-frame" x="-44" y="-44" width="88" height="88" rx="7" />`}`;
}

/** @type {import("./drawing.js").Drawing} */
export const GRID = { name: "grid", Ground, content };
