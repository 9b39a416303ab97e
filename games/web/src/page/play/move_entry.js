// Moves by their names: buttons for those that have no square, and a field to type any.

import { html, useRef, useState } from "../vendor/preact-htm.js";
import { useShortcuts } from "../shortcuts.js";

/**
 * @param {{ board: import("../types.js").Board, help: string, isAsked: boolean, onMove: (move: string) => void }} props
 */
export function MoveEntry({ board, help, isAsked, onMove }) {
  const [text, setText] = useState("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useShortcuts({ m: () => field.current?.focus() });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!text.trim()) return;
    onMove(text.trim());
    setText("");
  };
  return html`<form class="move-entry" onSubmit=${submit}>
    <label class="field">
      <span>Move</span>
      <input
        ref=${field}
        value=${text}
        placeholder=${help}
        autocomplete="off"
        spellcheck=${false}
        onInput=${(/** @type {any} */ event) => setText(event.target.value)}
      />
    </label>
    <button disabled=${!isAsked}>Play</button>
    ${board.other_moves.map(
      ({ id, label, legal }) =>
        html`<button type="button" disabled=${!isAsked || !legal} onClick=${() => onMove(id)}>${label}</button>`,
    )}
  </form>`;
}
