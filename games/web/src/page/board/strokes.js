// Crosses and rings between strokes.

import { html } from "../vendor/preact-htm.js";
import { UNIT, range } from "./drawing.js";
import { crossOrRing } from "./crosses.js";

/** @param {import("../types.js").Board} board */
function Ground({ rows, columns }) {
  return html`<rect class="plain-ground" x="0" y="0" width=${columns * UNIT} height=${rows * UNIT} rx="8" />
    ${range(rows - 1).map((row) => html`<path class="stroke" d=${`M8 ${(row + 1) * UNIT}H${columns * UNIT - 8}`} />`)}
    ${range(columns - 1).map(
      (column) => html`<path class="stroke" d=${`M${(column + 1) * UNIT} 8V${rows * UNIT - 8}`} />`,
    )}`;
}

/** @param {import("../types.js").Square} square */
function content({ piece, mark }) {
  if (piece === null) return null;
  return html`${crossOrRing(piece, 26)}
  ${mark === "last" && html`<rect class="last-frame" x="-42" y="-42" width="84" height="84" rx="7" />`}`;
}

/** @type {import("./drawing.js").Drawing} */
export const STROKES = { name: "strokes", Ground, content };
