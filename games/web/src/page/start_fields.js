// The start of a game or a search: which game, its variant, and the moves that lead to the position.

import { html } from "./vendor/preact-htm.js";
import { Input, Select, TextOrFile } from "./fields.js";

/**
 * @typedef {object} Start
 * @property {string} game
 * @property {Record<string, string>} variant
 * @property {string} moves
 * @property {string} text the file that the start comes from, in games that have such files
 */

/**
 * Returns the usual start of a game.
 * @param {import("./types.js").SearchAbout} about
 * @returns {Start}
 */
export function defaultStart(about) {
  const variant = Object.fromEntries(about.variants.map((option) => [option.option, String(option.default)]));
  return { game: about.id, variant, moves: "", text: about.start_text?.sample ?? "" };
}

/**
 * Returns the start as the server is asked for it: numbers of the variant as numbers.
 * @param {import("./types.js").SearchAbout} about
 * @param {Start} start
 */
export function startRequest(about, { game, variant, moves, text }) {
  const number = (/** @type {string} */ value) => (/^\d+$/.test(value) ? Number(value) : value);
  const entries = Object.entries(variant).map(([key, value]) => [key, number(value)]);
  const request = { game, moves, ...(entries.length > 0 && { variant: Object.fromEntries(entries) }) };
  return about.start_text ? { ...request, text } : request;
}

/**
 * @param {{ games: import("./types.js").SearchAbout[], start: Start, onChange: (start: Start) => void, withMoves: boolean }} fields
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
      about.start_text &&
      html`<${TextOrFile}
        label=${about.start_text.label}
        rows=${14}
        value=${start.text}
        onText=${(/** @type {string} */ text) => onChange({ ...start, text })}
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
