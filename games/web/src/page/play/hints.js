// What each move leads to, as far as it is proved or estimated: asked for, never shown by itself.

import { html } from "../vendor/preact-htm.js";
import { signed } from "../words.js";

/** @typedef {import("../types.js").Hint} Hint */

const SYMBOLS = { win: "+", draw: "=", loss: "−" };

/** @param {Hint["moves"][number]} move */
function isEstimate({ proved, value }) {
  return !proved && typeof value === "number";
}

/** @param {Hint["moves"][number]} move */
function certainty(move) {
  return move.proved ? "" : isEstimate(move) ? "an estimate" : "not proved";
}

/**
 * Returns what the board shows of a hint, by move: its value for the mover, or else who wins.
 * @param {Hint | null} hint
 */
export function hintNotes(hint) {
  return Object.fromEntries(
    (hint?.moves ?? []).map((item) => {
      const { move, value_words, result, value } = item;
      const isBest = move === hint?.best;
      const sign = isBest ? "★" : result ? SYMBOLS[result] : "·";
      const symbol = typeof value === "number" ? signed(value) : sign;
      const said = typeof value === "number" ? `${symbol} points` : "";
      const words = [`${isBest ? "best: " : ""}${value_words}`, said, certainty(item)].filter(Boolean).join(", ");
      const kind = `${isBest ? "best " : ""}${isEstimate(item) ? "estimate" : (result ?? "unknown")}`;
      return [move, { symbol, words, class: kind }];
    }),
  );
}

/** @param {{ hint: Hint }} props */
export function HintList({ hint }) {
  const hasEstimates = hint.moves.some(isEstimate);
  return html`<div class="scroll-x hints" tabindex="0" role="region" aria-label="Hints">
    <table>
      <caption class="sr-only">
        Hints
      </caption>
      <thead>
        <tr>
          <th scope="col">Move</th>
          <th scope="col">Leads to</th>
        </tr>
      </thead>
      <tbody>
        ${hint.moves.map(
          (item) =>
            html`<tr>
              <th scope="row">${item.move === hint.best && "★ "}${item.move}</th>
              <td>${item.value_words}${!item.proved && html`<span class="muted"> (${certainty(item)})</span>`}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${
      hasEstimates &&
      html`<p class="muted">
        Numbers on the board are points for the player to move. Dashed ones are estimates of a short search.
      </p>`
    }
  </div>`;
}
