// The tree of a search in a notebook, step by step: what `suite_games.widget` in Python shows.

import { html, render, useEffect, useState } from "./vendor/preact-htm.js";
import { Slider } from "./slider.js";
import { keyOf, levelsOf } from "./tree/levels.js";
import { Legend } from "./tree/node_detail.js";
import { StepPanel } from "./tree/step_panel.js";
import { TreeView } from "./tree/tree_view.js";
import { grouped } from "./words.js";

/**
 * The half of the widget that is in Python.
 * @typedef {object} Model
 * @property {(name: string) => any} get
 * @property {(name: string, value: unknown) => void} set
 * @property {() => void} save_changes
 * @property {(event: string, callback: () => void) => void} on
 * @property {(event: string, callback: () => void) => void} off
 */

/**
 * Returns a value of the model, as it changes.
 * @param {Model} model
 * @param {string} name
 */
function useValue(model, name) {
  const [value, setValue] = useState(model.get(name));
  useEffect(() => {
    const onChange = () => setValue(model.get(name));
    model.on(`change:${name}`, onChange);
    return () => model.off(`change:${name}`, onChange);
  }, []);
  return value;
}

/** @param {{ model: Model }} props */
function TreeWidget({ model }) {
  const step = /** @type {import("./types.js").Step} */ (useValue(model, "step"));
  const summary = /** @type {import("./types.js").TreeSummary} */ (useValue(model, "summary"));
  const go = (/** @type {number} */ number) => {
    model.set("number", number);
    model.save_changes();
  };
  const shown = step.node.path.slice(1);
  const levels = levelsOf(shown, (path) => step.path[path.length]);
  const last = summary.events - 1;
  const button = (/** @type {string} */ label, /** @type {number | null | undefined} */ number) =>
    html`<button disabled=${number === null || number === undefined} onClick=${() => go(number ?? 0)}>${label}</button>`;
  return html`<div class="tree-columns">
    <div class="tree-main">
      <p class="buttons">
        ${button("‹ Back", step.previous.step)} ${button("Forward ›", step.next.step)}
        ${button("Over the subtree", step.next.over)} ${button("Next cut ›", step.next.cut)}
      </p>
      <${Slider}
        label="Step of the search"
        value=${step.step}
        last=${last}
        text=${`step ${grouped(step.step)} of ${grouped(last)}`}
        onChange=${go}
      />
      <${TreeView} label="The tree of the search" levels=${levels} current=${keyOf(shown)} />
      <${Legend} />
    </div>
    <${StepPanel}
      step=${step}
      range=${summary.range}
      algorithm=${summary.algorithm}
      hasLog=${false}
    />
  </div>`;
}

export default {
  /**
   * Shows the widget, apart from the styles of the notebook; returns the function that ends it.
   * @param {{ model: Model, el: HTMLElement }} view
   */
  render({ model, el }) {
    const root = el.attachShadow({ mode: "open" });
    const style = document.createElement("style");
    style.textContent = model.get("style");
    const box = document.createElement("div");
    root.append(style, box);
    render(html`<${TreeWidget} model=${model} />`, box);
    return () => render(null, box);
  },
};
