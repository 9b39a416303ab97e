// The textbook's functions, with the line that a step is at.

import { html } from "../vendor/preact-htm.js";

/** @typedef {import("../types.js").Step} Step */

/**
 * Returns the lines of the function for a node, each with the kinds of steps that it belongs to.
 * @param {boolean} isMax
 * @param {boolean} prunes
 * @returns {[string, ...string[]][]}
 */
function linesOf(isMax, prunes) {
  const [self, other] = isMax ? ["max", "min"] : ["min", "max"];
  const bounds = prunes ? ", α, β" : "";
  return [
    [`${self}_value(s${bounds}):`],
    ["  if s is a leaf: return its value", "leaf", "cached"],
    [`  v ← ${isMax ? "−∞" : "+∞"}`, "enter"],
    ["  for each move a:"],
    [`    v ← ${self}(v, ${other}_value(s + a${bounds}))`, "update", "cut"],
    ...(prunes
      ? /** @type {[string, ...string[]][]} */ ([
          [`    if v ${isMax ? "≥ β" : "≤ α"}: return v`, "cut"],
          [`    ${isMax ? "α" : "β"} ← ${self}(${isMax ? "α" : "β"}, v)`, "update"],
        ])
      : []),
    ["  return v"],
  ];
}

/** @param {{ step: Step, prunes: boolean }} props */
export function Pseudocode({ step: { kind, node }, prunes }) {
  return html`<ol class="code" aria-label="The function, with the current lines marked">
    ${linesOf(node.is_max, prunes).map(([line, ...kinds]) => {
      const isHere = kinds.includes(kind);
      return html`<li class=${isHere ? "here" : ""} aria-current=${isHere ? "step" : undefined}><code>${line}</code></li>`;
    })}
  </ol>`;
}
