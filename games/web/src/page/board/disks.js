// Disks that differ by their engraving, too; dots where the mover may play.

import { html } from "../vendor/preact-htm.js";
import { UNIT, center, range } from "./drawing.js";

/** @param {import("../types.js").Board} board */
function Ground({ rows, columns }) {
  return html`<rect class="felt" x="0" y="0" width=${columns * UNIT} height=${rows * UNIT} rx="8" />
    ${range(rows - 1).map((row) => html`<path class="felt-line" d=${`M0 ${(row + 1) * UNIT}H${columns * UNIT}`} />`)}
    ${range(columns - 1).map((column) => html`<path class="felt-line" d=${`M${(column + 1) * UNIT} 0V${rows * UNIT}`} />`)}
    ${
      rows >= 8 &&
      columns >= 8 &&
      [1.5, rows - 2.5].map((row) =>
        [1.5, columns - 2.5].map(
          (column) => html`<circle class="felt-dot" cx=${center(column)} cy=${center(row)} r="6" />`,
        ),
      )
    }`;
}

/** @param {import("../types.js").Square} square */
function content({ piece, mark, legal }) {
  if (piece === null) return legal ? html`<circle class="legal-dot" r="10" />` : null;
  return html`<circle class="disk-shadow" cx="2" cy="4" r="40" />
    <circle class=${`disk disk-${piece}`} r="40" />
    ${
      piece === 0
        ? html`<path class="engraving-0" d="M0-22 22 0 0 22-22 0Z" />`
        : html`<circle class="engraving-1" r="28" />`
    }
    ${mark === "last" && html`<circle class=${`last last-${piece}`} r="9" />`}`;
}

/** @type {import("./drawing.js").Drawing} */
export const DISKS = { name: "disks", Ground, content };
