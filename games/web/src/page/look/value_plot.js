// The value of each position of a game, as far as it is known, with the mistakes.

import { html } from "../vendor/preact-htm.js";

const WIDTH = 640;
const HEIGHT = 170;
const LEFT = 12;
const TOP = 22;
const BOTTOM = HEIGHT - 26;
const MIDDLE = (TOP + BOTTOM) / 2;

/** @typedef {import("../types.js").Analysis} Analysis */

/**
 * Returns a value to draw: the points, or the winner alone as a value at the edge.
 * @param {Analysis} analysis
 * @param {number} greatest
 */
function drawnValue({ value, winner }, greatest) {
  if (value !== null && value !== undefined) return value;
  if (winner === undefined) return null;
  return winner === null ? null : winner === 0 ? greatest : -greatest;
}

/** @param {{ known: Analysis[], last: number, ply: number, x: (ply: number) => number, y: (value: number) => number, greatest: number }} props */
function Bars({ known, last, ply, x, y, greatest }) {
  const width = Math.max(2, ((WIDTH - 2 * LEFT) / (last + 1)) * 0.7);
  return known.map((analysis) => {
    const value = drawnValue(analysis, greatest);
    if (value === null)
      return html`<text class="unknown" x=${x(analysis.ply)} y=${MIDDLE} dy="0.36em" text-anchor="middle">?</text>`;
    const [from, to] = [y(0), y(value)];
    return html`<rect
      class=${`bar ${value >= 0 ? "first" : "second"}${analysis.ply === ply ? " current" : ""}${analysis.value === null ? " winner-only" : ""}`}
      x=${x(analysis.ply) - width / 2}
      y=${Math.min(from, to) - (value === 0 ? 1.5 : 0)}
      width=${width}
      height=${Math.max(Math.abs(to - from), 3)}
    />`;
  });
}

/**
 * @param {{ analysis: Analysis[], last: number, ply: number, players: [string, string], onPly: (ply: number) => void }} props
 */
export function ValuePlot({ analysis, last, ply, players, onPly }) {
  const values = analysis.map(({ value }) => Math.abs(value ?? 0));
  const greatest = Math.max(1, ...values);
  const x = (/** @type {number} */ at) => LEFT + ((at + 0.5) / (last + 1)) * (WIDTH - 2 * LEFT);
  const y = (/** @type {number} */ value) => MIDDLE - (value / greatest) * (MIDDLE - TOP);
  const onClick = (/** @type {MouseEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const share = ((event.clientX - box.left) / box.width) * WIDTH - LEFT;
    onPly(Math.min(last, Math.max(0, Math.floor((share / (WIDTH - 2 * LEFT)) * (last + 1)))));
  };
  const mistakes = analysis.filter(({ mistake }) => mistake);
  const known = `${analysis.length} of ${last + 1} positions valued, ${mistakes.length} mistakes`;
  return html`<figure class="plot-figure">
    <svg
      class="value-plot"
      viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label=${`Values of the positions: ${known}`}
      onClick=${onClick}
    >
      <rect
        class="here"
        x=${x(ply) - (WIDTH - 2 * LEFT) / (last + 1) / 2}
        y="4"
        width=${(WIDTH - 2 * LEFT) / (last + 1)}
        height=${HEIGHT - 8}
        rx="3"
      />
      <path class="axis" d=${`M${LEFT} ${MIDDLE}H${WIDTH - LEFT}`} />
      <text class="tick" x=${LEFT} y="14">▲ ${players[0]} ahead</text>
      <text class="tick" x=${LEFT} y=${HEIGHT - 8}>▼ ${players[1]} ahead</text>
      <text class="tick" x=${WIDTH - LEFT} y="14" text-anchor="end">±${greatest}</text>
      <${Bars} known=${analysis} last=${last} ply=${ply} x=${x} y=${y} greatest=${greatest} />
      ${mistakes.map((at) => html`<text class="mistake-mark" x=${x(at.ply)} y=${HEIGHT - 8} text-anchor="middle">?</text>`)}
    </svg>
    <figcaption class="muted">${known}; a question mark below is a mistake.</figcaption>
  </figure>`;
}
