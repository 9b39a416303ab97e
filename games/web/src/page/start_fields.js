// The start of a game or a search: which game, its variant, and the moves that lead to the position.

import { html } from "./vendor/preact-htm.js";
import { Input, Select, TextOrFile } from "./fields.js";

/** The task of the squirrel war that is filled in: figure 5 of the assignment's kind, alpha-beta to depth 2. */
export const SAMPLE_TASK = `3
X
2
20 16 1 32 30
20 12 2 11 8
28 48 9 1 1
20 12 10 6 2
25 30 23 21 10
**XX*
**XOX
***O*
**OO*
*****
`;

/**
 * @typedef {object} Start
 * @property {string} game
 * @property {Record<string, string>} variant
 * @property {string} moves
 * @property {string} task the text of an `input.txt`
 */

/**
 * Returns the usual start of a game.
 * @param {import("./types.js").GameAbout} about
 * @returns {Start}
 */
export function defaultStart(about) {
  const variant = Object.fromEntries(about.variants.map((option) => [option.option, String(option.default)]));
  return { game: about.id, variant, moves: "", task: about.id === "squirrel" ? SAMPLE_TASK : "" };
}

/**
 * Returns the variant as the server reads it: numbers as numbers.
 * @param {Start} start
 */
export function variantOf(start) {
  return Object.fromEntries(
    Object.entries(start.variant).map(([key, value]) => [key, /^\d+$/.test(value) ? Number(value) : value]),
  );
}

/**
 * Splits moves as the command line does: by commas and spaces where moves contain spaces, else by spaces.
 * @param {string} text
 */
export function splitMoves(text) {
  const trimmed = text.trim();
  if (!trimmed) return [];
  return trimmed.includes(", ") ? trimmed.split(", ") : trimmed.split(/\s+/);
}

/**
 * @param {{ games: import("./types.js").GameAbout[], start: Start, onChange: (start: Start) => void, withMoves: boolean }} fields
 */
export function StartFields({ games, start, onChange, withMoves }) {
  const about = games.find((game) => game.id === start.game) ?? games[0];
  const choose = (/** @type {string} */ id) => {
    const chosen = games.find((game) => game.id === id);
    if (chosen) onChange(defaultStart(chosen));
  };
  return html`<${Select}
      label="Game"
      value=${start.game}
      values=${games.map((game) => [game.id, game.name])}
      onChange=${choose}
    />
    ${about.variants.map(
      (option) =>
        html`<${Select}
          key=${`${about.id} ${option.option}`}
          label=${option.label}
          value=${start.variant[option.option]}
          values=${option.values}
          onChange=${(/** @type {string} */ value) =>
            onChange({ ...start, variant: { ...start.variant, [option.option]: value } })}
        />`,
    )}
    ${
      start.game === "squirrel" &&
      html`<${TextOrFile}
        label="Task (input.txt)"
        rows=${14}
        value=${start.task}
        onText=${(/** @type {string} */ task) => onChange({ ...start, task })}
      />`
    }
    ${
      withMoves &&
      html`<${Input}
        label="Moves already played"
        value=${start.moves}
        placeholder=${about.move_help}
        onChange=${(/** @type {string} */ moves) => onChange({ ...start, moves })}
      />`
    }`;
}
