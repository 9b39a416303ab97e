// A log that went wrong, beside the right search from its first wrong line on, as a report shows it.

import { html, useState } from "../vendor/preact-htm.js";
import { BoardView } from "../board/board.js";
import { announce } from "../live_region.js";
import { useShortcuts } from "../shortcuts.js";
import { StepBar } from "../step_bar.js";
import { grouped } from "../words.js";
import { causeOf } from "./cutting_choice.js";
import { keyOf, levelsOf } from "./levels.js";
import { BothTrees } from "./log_tree.js";
import { LogVerdict } from "./log_verdict.js";
import { Legend } from "./node_detail.js";
import { shortReason } from "./short_reason.js";
import { TreeView } from "./tree_view.js";

/** @typedef {import("../types.js").Step} Step */

/** @param {{ step: Step, hasWindow: boolean }} props */
function RightTree({ step, hasWindow }) {
  const moves = step.path.flatMap(({ move }) => move ?? []);
  const levels = levelsOf(moves, (prefix) => step.path[prefix.length]);
  return html`<${TreeView}
    label="The right tree"
    levels=${levels}
    current=${keyOf(moves)}
    hasWindow=${hasWindow}
    cause=${causeOf(step)}
  />`;
}

/** @param {{ record: import("../types.js").LogRecord }} props */
export function LogViewer({ record: { algorithm, columns, check, lines } }) {
  const [at, setAt] = useState(0);
  const hasWindow = algorithm === "alphabeta";
  const { right, yours_path: path } = lines[at];
  const [first, last] = [check.line ?? 0, lines.length - 1];
  const parting = lines[0].right;
  const reason = (/** @type {number} */ index) => {
    const step = lines[index].right;
    return step ? shortReason(step) : "The right log has ended.";
  };
  const go = (/** @type {number} */ index) => {
    const next = Math.min(Math.max(index, 0), last);
    setAt(next);
    announce(reason(next));
  };
  useShortcuts({ f: () => go(at + 1), b: () => go(at - 1) });
  return html`<div class="log-viewer">
    <${LogVerdict} log=${{ name: "The log", check }} columns=${columns} go=${() => go(0)} />
    <${StepBar}
      label="Line"
      value=${at}
      last=${last}
      text=${`line ${grouped(first + at)}, to line ${grouped(first + last)}`}
      onChange=${go}
    />
    <p class="reason">${reason(at)}</p>
    <${BothTrees}
      line=${first + at}
      hasEnded=${first + at > check.lines_yours}
      path=${path}
      isMax=${(right ?? parting)?.path[0].is_max ?? true}
      parting=${parting}
      hasWindow=${hasWindow}
      >${
        right ? html`<${RightTree} step=${right} hasWindow=${hasWindow} />` : html`<p class="muted">${reason(at)}</p>`
      }<//
    >
    <${Legend} />
    ${
      right?.board &&
      html`<div class="board-pane">
        <${BoardView} board=${right.board} label=${`Board of the node ${right.node.path.join(" › ")}`} />
        <p class="muted">${right.board.words}</p>
      </div>`
    }
  </div>`;
}
