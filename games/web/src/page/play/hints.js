// What each move leads to, as far as it is proved: asked for, never shown by itself.

import { html } from "../vendor/preact-htm.js";

/** @typedef {import("../types.js").Hint} Hint */

const SYMBOLS = { win: "+", draw: "=", loss: "−" };

/**
 * Returns what the board shows of a hint, by move.
 * @param {Hint | null} hint
 */
export function hintNotes(hint) {
  return Object.fromEntries(
    (hint?.moves ?? []).map(({ move, value_words, proved, result }) => {
      const isBest = move === hint?.best;
      const symbol = isBest ? "★" : result ? SYMBOLS[result] : "·";
      const words = `${isBest ? "best: " : ""}${value_words}${proved ? "" : ", not proved"}`;
      return [move, { symbol, words, class: isBest ? "best" : (result ?? "unknown") }];
    }),
  );
}

/** @param {{ hint: Hint }} props */
export function HintList({ hint }) {
  return html`<table class="hints">
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
        ({ move, value_words, proved }) =>
          html`<tr>
            <th scope="row">${move === hint.best && "★ "}${move}</th>
            <td>${value_words}${!proved && html`<span class="muted"> (not proved)</span>`}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
