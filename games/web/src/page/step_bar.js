// Back and forward, with a slider between them.

import { html } from "./vendor/preact-htm.js";
import { Slider } from "./slider.js";

/**
 * @param {{ label: string, value: number, last: number, text: string, onChange: (value: number) => void,
 *   forward?: { current: HTMLElement | null } }} props as of a slider; `forward` is given the button that goes on
 */
export function StepBar({ label, value, last, text, onChange, forward }) {
  return html`<div class="record-steps">
    <button aria-disabled=${value === 0 ? "true" : undefined} onClick=${() => onChange(value - 1)}>‹ Back</button>
    <${Slider} label=${label} value=${value} last=${last} text=${text} onChange=${onChange} />
    <button
      class="primary"
      ref=${forward}
      aria-disabled=${value === last ? "true" : undefined}
      onClick=${() => onChange(value + 1)}
    >
      Forward ›
    </button>
  </div>`;
}
