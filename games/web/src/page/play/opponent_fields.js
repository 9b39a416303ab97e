// Who plays a color: a person, a built-in player with its options, or a program.

import { html } from "../vendor/preact-htm.js";
import { Checkbox, Input, Select } from "../fields.js";

/** @typedef {import("../types.js").GameAbout} GameAbout */

/**
 * @typedef {object} PlayerChoice
 * @property {string} kind `human`, `program`, or the name of a built-in player
 * @property {Record<string, string | boolean>} options those of the built-in player
 * @property {string} command that of the program
 */

/**
 * Returns the choice as the command line writes it: `alphabeta:limit=3,caching`.
 * @param {PlayerChoice} choice
 */
export function playerArgument({ kind, options, command }) {
  if (kind === "human") return "human";
  if (kind === "program") return `program ${command}`;
  const words = Object.entries(options)
    .filter(([, value]) => value !== "" && value !== false)
    .map(([key, value]) => (value === true ? key : `${key}=${value}`));
  return words.length > 0 ? `${kind}:${words.join(",")}` : kind;
}

/** @param {string} kind @returns {PlayerChoice} */
export function playerChoice(kind) {
  return { kind, options: {}, command: "" };
}

/**
 * @param {{ option: import("../types.js").Option, value: string | boolean | undefined, onChange: (value: string | boolean) => void }} props
 */
function OptionField({ option, value, onChange }) {
  const { label, kind, values = [], default: usual } = option;
  if (kind === "flag") return html`<${Checkbox} label=${label} checked=${value === true} onChange=${onChange} />`;
  const placeholder = usual === undefined || usual === null ? "" : String(usual);
  if (kind === "choice")
    return html`<${Select} label=${label} value=${value ?? placeholder} values=${values} onChange=${onChange} />`;
  return html`<${Input}
    label=${label}
    type=${kind === "number" ? "number" : "text"}
    value=${value ?? ""}
    placeholder=${placeholder}
    onChange=${onChange}
  />`;
}

/**
 * @param {{ about: GameAbout, name: string, choice: PlayerChoice, onChange: (choice: PlayerChoice) => void }} props
 */
export function OpponentFields({ about, name, choice, onChange }) {
  const opponent = about.opponents.find((candidate) => candidate.name === choice.kind);
  const kinds = [
    ["human", "a person"],
    ...about.opponents.map((candidate) => [candidate.name, candidate.name]),
    ...(about.has_programs ? [["program", "your program"]] : []),
  ];
  return html`<fieldset class="player-fields">
    <legend>${name}</legend>
    <${Select}
      label="Player"
      value=${choice.kind}
      values=${kinds}
      onChange=${(/** @type {string} */ kind) => onChange({ ...choice, kind, options: {} })}
    />
    ${
      choice.kind === "program" &&
      html`<${Input}
        label="Command"
        value=${choice.command}
        placeholder=${about.program_example ?? ""}
        onChange=${(/** @type {string} */ command) => onChange({ ...choice, command })}
      />`
    }
    ${opponent?.options.map(
      (option) =>
        html`<${OptionField}
          key=${`${choice.kind} ${option.key}`}
          option=${option}
          value=${choice.options[option.key]}
          onChange=${(/** @type {string | boolean} */ value) =>
            onChange({ ...choice, options: { ...choice.options, [option.key]: value } })}
        />`,
    )}
  </fieldset>`;
}
