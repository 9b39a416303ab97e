// The value of each position of a game, as far as it is proved or estimated, with the mistakes.

import { html } from "../vendor/preact-htm.js";
import { counted } from "../words.js";

const WIDTH = 400;
const HEIGHT = 150;
const LEFT = 8;
const TOP = 24;
const BOTTOM = HEIGHT - 28;
const MIDDLE = (TOP + BOTTOM) / 2;

/** @typedef {import("../types.js").Analysis} Analysis */

/**
 * Returns a value to draw: the points, or the winner alone as a value at the edge; null if nothing is known.
 * @param {Analysis} analysis
 * @param {number} greatest
 */
function drawnValue({ value, winner, proved, estimate }, greatest) {
  if (!proved) return estimate ?? null;
  if (value !== null && value !== undefined) return value;
  return winner === null || winner === undefined ? 0 : winner === 0 ? greatest : -greatest;
}

/** @param {{ analysis: Analysis, x: number, y: (value: number) => number, width: number, greatest: number }} props */
function Bar({ analysis, x, y, width, greatest }) {
  const value = drawnValue(analysis, greatest);
  if (value === null) return html`<text class="unknown" x=${x} y=${MIDDLE} dy="0.36em" text-anchor="middle">?</text>`;
  const [from, to] = [y(0), y(value)];
  const certainty = analysis.proved ? (analysis.value === null ? " winner-only" : "") : " estimate";
  return html`<rect
    class=${`bar ${value >= 0 ? "first" : "second"}${certainty}`}
    x=${x - width / 2}
    y=${Math.min(from, to) - (value === 0 ? 1.5 : 0)}
    width=${width}
    height=${Math.max(Math.abs(to - from), 3)}
  />`;
}

/**
 * Says how much is known.
 * @param {Analysis[]} analysis
 * @param {number} last
 */
export function summaryOf(analysis, last) {
  const proved = analysis.filter((item) => item.proved).length;
  const estimated = analysis.filter((item) => !item.proved && item.estimate !== undefined).length;
  const unknown = analysis.length - proved - estimated;
  const isProved = (/** @type {number} */ ply) => analysis.some((item) => item.ply === ply && item.proved);
  const judged = analysis.filter(({ ply }) => ply > 0 && isProved(ply) && isProved(ply - 1)).length;
  const mistakes = analysis.filter(({ mistake }) => mistake).length;
  return [
    `${proved} of ${counted(last + 1, "position")} proved`,
    estimated > 0 ? `${estimated} estimated` : "",
    unknown > 0 ? `${unknown} unknown` : "",
    judged === 0 && last > 0
      ? "no move can be judged"
      : `${counted(mistakes, "mistake")} in ${judged === last ? "" : `${judged} judged of `}${counted(last, "move")}`,
  ]
    .filter(Boolean)
    .join(", ");
}

/**
 * @param {{ analysis: Analysis[], last: number, ply: number, players: [string, string], onPly: (ply: number) => void }} props
 */
export function ValuePlot({ analysis, last, ply, players, onPly }) {
  const values = analysis.map(({ value, estimate }) => Math.abs(value ?? estimate ?? 0));
  const greatest = Math.max(1, ...values);
  const column = (WIDTH - 2 * LEFT) / (last + 1);
  const x = (/** @type {number} */ at) => LEFT + (at + 0.5) * column;
  const y = (/** @type {number} */ value) => MIDDLE - (value / greatest) * (MIDDLE - TOP);
  const summary = summaryOf(analysis, last);
  const has = (/** @type {(item: Analysis) => unknown} */ test) => analysis.some(test);
  return html`<figure class="plot-figure">
    <svg class="value-plot" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${`Values of the positions: ${summary}`}>
      <rect class="here" x=${x(ply) - column / 2} y="2" width=${column} height=${HEIGHT - 4} rx="3" />
      <path class="axis" d=${`M${LEFT} ${MIDDLE}H${WIDTH - LEFT}`} />
      <text class="tick" x=${LEFT} y="15">▲ ${players[0]} ahead</text>
      <text class="tick" x=${LEFT} y=${HEIGHT - 6}>▼ ${players[1]} ahead</text>
      <text class="tick" x=${WIDTH - LEFT} y="15" text-anchor="end">±${greatest}</text>
      ${analysis.map(
        (item) => html`<g class="position" key=${item.ply} onClick=${() => onPly(item.ply)}>
          <title>${item.ply === 0 ? "Start" : `After move ${item.ply}`}: ${item.value_words}</title>
          <rect class="touch" x=${x(item.ply) - column / 2} y="0" width=${column} height=${HEIGHT} />
          <${Bar} analysis=${item} x=${x(item.ply)} y=${y} width=${Math.max(1.5, column * 0.7)} greatest=${greatest} />
          ${
            item.mistake &&
            html`<text class="mistake-mark" x=${x(item.ply)} y=${HEIGHT - 18} text-anchor="middle">✗</text>`
          }
        </g>`,
      )}
    </svg>
    <figcaption class="muted">
      ${summary}.
      ${has(({ mistake }) => mistake) && html` ✗ is a mistake.`}
      ${has(({ proved, estimate }) => !proved && estimate !== undefined) && html` Pale bars are estimates.`}
      ${has(({ proved, estimate }) => !proved && estimate === undefined) && html` ? is not known.`}
      ${" "}Click a position to see it.
    </figcaption>
  </figure>`;
}
