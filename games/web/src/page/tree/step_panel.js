// What is to be said of a step: the line of the log, the reason, the window, the board.

import { html } from "../vendor/preact-htm.js";
import { BoardView } from "../board/board.js";
import { grouped } from "../words.js";
import { NumberLine } from "./number_line.js";

const KINDS = { enter: "Node entered", leaf: "Leaf", update: "Update", cut: "Cut-off", cached: "From the cache" };

/** @param {{ step: import("../types.js").Step }} props */
export function LogLine({ step }) {
  if (step.line_text === null) return html`<p class="log-line muted">No log line at this step.</p>`;
  return html`<p class="log-line">
    <span class="muted">line ${step.line === null ? "" : grouped(step.line)}</span>
    <code>${step.line_text}</code>
  </p>`;
}

/** @param {{ step: import("../types.js").Step, range?: [number, number], hasWindow: boolean, hasLog: boolean }} props */
export function StepPanel({ step, range, hasWindow, hasLog }) {
  const at = step.node.path.join(" › ");
  return html`<section class="step-panel" aria-label="This step">
    <h2><span class=${`kind kind-${step.kind}`}>${KINDS[step.kind]}</span> <span class="path">${at}</span></h2>
    ${hasLog && html`<${LogLine} step=${step} />`}
    <p class="explanation">${step.explanation}</p>
    <${NumberLine}
      node=${step.node}
      before=${step.before}
      child=${step.child}
      range=${range}
      showsWindow=${hasWindow}
    />
    ${step.board && html`<${BoardView} board=${step.board} label=${`Board of the node ${at}`} />`}
  </section>`;
}
