// Labeled controls of forms.

import { html, useState } from "./vendor/preact-htm.js";
import { sizeText } from "./words.js";

/**
 * @param {{ label: string, value: string | number, values: (string | number | [string, string])[], onChange: (value: string) => void }} field
 */
export function Select({ label, value, values, onChange }) {
  return html`<label class="field">
    <span>${label}</span>
    <select onChange=${(/** @type {any} */ event) => onChange(event.target.value)}>
      ${values.map((item) => {
        const [key, text] = Array.isArray(item) ? item : [item, item];
        return html`<option value=${key} selected=${String(key) === String(value)}>${text}</option>`;
      })}
    </select>
  </label>`;
}

/**
 * @param {{ label: string, value: string, onChange: (value: string) => void, placeholder?: string, type?: string, min?: number }} field
 */
export function Input({ label, value, onChange, placeholder, type = "text", min }) {
  return html`<label class="field">
    <span>${label}</span>
    <input
      type=${type}
      min=${min}
      value=${value}
      placeholder=${placeholder}
      autocomplete="off"
      spellcheck=${false}
      onInput=${(/** @type {any} */ event) => onChange(event.target.value)}
    />
  </label>`;
}

/** @param {{ label: string, checked: boolean, onChange: (checked: boolean) => void }} field */
export function Checkbox({ label, checked, onChange }) {
  return html`<label class="check">
    <input
      type="checkbox"
      checked=${checked}
      onChange=${(/** @type {any} */ event) => onChange(event.target.checked)}
    />
    ${label}
  </label>`;
}

/** The longest file that is read, in bytes, which is that of the longest request, and the longest one that is shown. */
const MOST_BYTES = 64 << 20;
const MOST_SHOWN = 1 << 20;

/**
 * Reads a file of text.
 * @param {File} file
 * @param {number} most the most bytes
 */
async function readText(file, most) {
  if (file.size > most)
    throw new Error(`${file.name} has ${sizeText(file.size)}; at most ${sizeText(most)} can be read here.`);
  const text = await file.text();
  if (text.slice(0, 4096).includes("\0")) throw new Error(`${file.name} is not a text file.`);
  return text;
}

/** Keeps the browser from leaving the page for a file that is dropped beside the places for files. */
export function keepDroppedFilesOut() {
  for (const kind of ["dragover", "drop"]) addEventListener(kind, (event) => event.preventDefault());
}

/**
 * A text that is typed, pasted, chosen as a file or dropped as one.
 * @param {{ label: string, value: string, onText: (text: string, name?: string) => void, rows?: number, placeholder?: string }} field
 */
export function TextOrFile({ label, value, onText, rows = 6, placeholder }) {
  return html`<${FileDrop} onText=${onText} most=${MOST_SHOWN}>
    <label class="field">
      <span>${label}</span>
      <textarea
        class="mono"
        rows=${rows}
        placeholder=${placeholder}
        spellcheck=${false}
        value=${value}
        onInput=${(/** @type {any} */ event) => onText(event.target.value)}
      ></textarea>
    </label>
  <//>`;
}

/**
 * A place to drop a file on, with a button that chooses one, or several.
 * @param {{ onText: (text: string, name: string) => void, label?: string, most?: number, multiple?: boolean,
 *   children?: unknown }} drop `most` is the size of the largest file
 */
export function FileDrop({ onText, label = "Choose a file", most = MOST_BYTES, multiple = false, children }) {
  const [over, setOver] = useState(false);
  const [error, setError] = useState("");
  const read = async (/** @type {FileList | null | undefined} */ files) => {
    try {
      const taken = [...(files ?? [])].slice(0, multiple ? undefined : 1);
      const texts = await Promise.all(taken.map((file) => readText(file, most)));
      setError("");
      // All at once: the first one may lead to another view.
      texts.forEach((text, index) => onText(text, taken[index].name));
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    }
  };
  return html`<div
    class=${over ? "file-drop over" : "file-drop"}
    onDragOver=${(/** @type {DragEvent} */ event) => (event.preventDefault(), setOver(true))}
    onDragLeave=${() => setOver(false)}
    onDrop=${(/** @type {DragEvent} */ event) => {
      event.preventDefault();
      setOver(false);
      read(event.dataTransfer?.files);
    }}
  >
    ${children}
    <label class="file-button">
      <input
        type="file"
        multiple=${multiple}
        onChange=${(/** @type {any} */ event) => {
          read(event.target.files);
          event.target.value = "";
        }}
      />
      <span>${label}<span class="muted"> or drop it here, at most ${sizeText(most)}</span></span>
    </label>
    <${ErrorMessage} error=${error} />
  </div>`;
}

/** @param {{ error: string }} message */
export function ErrorMessage({ error }) {
  return error ? html`<p class="error" role="alert"><strong>Error: </strong>${error}</p>` : null;
}
