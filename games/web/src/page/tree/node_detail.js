// What is known of the node that is looked at in the tree, and ways to its steps.

import { html } from "../vendor/preact-htm.js";
import { valueText } from "../words.js";
import { skippedWords } from "./skipped.js";

const STATES = {
  unvisited: "The search has not reached it yet.",
  current: "The search is in it.",
  done: "It is searched.",
  cut: "It is cut off: the search never looks at it.",
};

/** @param {{ child: import("../types.js").Child, go: (step: number) => void }} props */
export function NodeDetail({ child, go }) {
  const kind = child.kind === "leaf" ? " (leaf)" : child.kind === "cached" ? " (from the cache)" : "";
  return html`<div class="node-detail">
    <p>
      <strong>${child.name}${kind}</strong
      >${child.value !== undefined && html` has the value ${valueText(child.value)}`}. ${" "}${STATES[child.state]}
      ${child.why}${child.skipped && `${child.why ? "; " : ""}${skippedWords(child.skipped)}`}
    </p>
    ${
      child.steps &&
      html`<p class="buttons">
        <button onClick=${() => go(child.steps?.[0] ?? 0)}>Go to its first step</button>
        <button onClick=${() => go(child.steps?.[1] ?? 0)}>Go to its last step</button>
      </p>`
    }
  </div>`;
}

/** The symbols of the tree. */
export function Legend() {
  return html`<details class="legend">
    <summary>What the symbols mean</summary>
    <ul>
      <li><strong>△</strong> a node where the root's player moves: it takes the greatest value of its children</li>
      <li><strong>▽</strong> a node where the other player moves: it takes the least</li>
      <li><strong>□</strong> a leaf: the position is valued</li>
      <li><strong>◇</strong> a value from the cache</li>
      <li>
        <strong>heavy frame</strong> where the search is; <strong>dashed</strong> not searched yet;${" "}
        <strong>hatched</strong> cut off; <strong>dotted, in italics</strong> what minimax would find there
      </li>
      <li><strong>▲</strong> under a child: it gave its parent the value</li>
    </ul>
  </details>`;
}
