// The symbol of a node: an upright triangle for the maximizing player, an inverted one for the minimizing player, a
// square for a leaf, a diamond for a value from the cache.

import { html } from "../vendor/preact-htm.js";
import { valueText } from "../words.js";

const SHAPES = {
  max: "M0 0 21 35H-21Z",
  min: "M-21 0H21L0 35Z",
  leaf: "M-16 5H16V31H-16Z",
  cached: "M0 0 19 18 0 36-19 18Z",
};

/** How far below the top the value stands. */
const VALUE_AT = { max: 29, min: 15, leaf: 22, cached: 22 };

/**
 * @param {{ shape: keyof typeof SHAPES, state: string, value?: import("../types.js").Value | null, isBest?: boolean }} glyph
 */
export function Glyph({ shape, state, value, isBest = false }) {
  return html`<g class=${`glyph ${shape} ${state}`}>
    <path class="shape" d=${SHAPES[shape]} />
    ${/\b(cut|marked)\b/.test(state) && html`<path class="hatch" d=${SHAPES[shape]} />`}
    <text class="glyph-value" text-anchor="middle" y=${VALUE_AT[shape]}>${valueText(value ?? null)}</text>
    ${isBest && html`<path class="best-mark" d="M-5 40H5L0 46Z" transform="rotate(180 0 42)" />`}
  </g>`;
}
