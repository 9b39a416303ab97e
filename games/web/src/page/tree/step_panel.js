// What is to be said of a step: the reason, the line of the log, the window, the code.

import { html } from "../vendor/preact-htm.js";
import { grouped } from "../words.js";
import { NumberLine } from "./number_line.js";
import { Pseudocode } from "./pseudocode.js";
import { shortReason } from "./short_reason.js";

const KINDS = { enter: "Node entered", leaf: "Leaf", update: "Update", cut: "Cut-off", cached: "From the cache" };

/** @param {{ step: import("../types.js").Step }} props */
function LogLine({ step }) {
  if (step.line_text === null) return html`<p class="log-line muted">No log line at this step.</p>`;
  return html`<p class="log-line">
    <span class="muted">line ${step.line === null ? "" : grouped(step.line)}</span>
    <code>${step.line_text}</code>
  </p>`;
}

/**
 * @param {{ step: import("../types.js").Step, range?: [number, number], algorithm: string, hasLog: boolean }} props
 */
export function StepPanel({ step, range, algorithm, hasLog }) {
  const prunes = algorithm === "alphabeta";
  return html`<section class="step-panel" aria-label="This step">
    <h2>
      <span class=${`kind kind-${step.kind}`}>${KINDS[step.kind]}</span>
      <span class="path">${` ${step.node.path.join(" › ")}`}</span>
    </h2>
    <p class="reason">${shortReason(step)}</p>
    ${hasLog && html`<${LogLine} step=${step} />`}
    <details class="explanation">
      <summary>The whole reason</summary>
      <p>${hasLog ? step.log_explanation : step.explanation}</p>
    </details>
    <${NumberLine} node=${step.node} before=${step.before} child=${step.child} range=${range} showsWindow=${prunes} />
    ${algorithm !== "greedy" && html`<${Pseudocode} step=${step} prunes=${prunes} />`}
  </section>`;
}
