// A slider with its position in words.

import { html } from "./vendor/preact-htm.js";
import { grouped } from "./words.js";

/**
 * @param {{ label: string, value: number, last: number, text: string, onChange: (value: number) => void }} slider
 */
export function Slider({ label, value, last, text, onChange }) {
  return html`<div class="slider">
    <input
      type="range"
      min="0"
      max=${Math.max(last, 0)}
      step="1"
      value=${value}
      aria-label=${label}
      aria-valuetext=${text}
      onInput=${(/** @type {any} */ event) => onChange(Number(event.target.value))}
    />
    <output>${grouped(value)} <span class="muted">/ ${grouped(Math.max(last, 0))}</span></output>
  </div>`;
}
