// The tree of a search and, where a log of one's own has gone wrong, that of the log beside it.

import { html, useEffect, useLayoutEffect, useState } from "../vendor/preact-htm.js";
import { useBrowsing } from "./browsing.js";
import { causeOf } from "./cutting_choice.js";
import { keyOf } from "./levels.js";
import { BothTrees } from "./log_tree.js";
import { NodeDetail } from "./node_detail.js";
import { useOwnPath } from "./own_log.js";
import { TreeView } from "./tree_view.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("./stepper.js").Stepper} Stepper */

/**
 * The tree of a step, with what is known of the node that is looked at.
 * @param {{ step: Step, stepper: Stepper, hasWindow: boolean, first: string[], showsSkipped: boolean, label: string,
 *   onOpened: (path: string[]) => void }} props
 */
function SearchTree({ step, stepper, hasWindow, first, showsSkipped, label, onOpened }) {
  const { levels, current, toggle, opened } = useBrowsing(stepper.id, step, { first, showsSkipped });
  const [looked, setLooked] = useState(/** @type {import("./levels.js").Item | null} */ (null));
  useLayoutEffect(() => setLooked(null), [step.step]);
  useEffect(() => onOpened(opened), [keyOf(opened)]);
  return html`<${TreeView}
      label=${label}
      levels=${levels}
      current=${current}
      onToggle=${toggle}
      onSelect=${setLooked}
      hasWindow=${hasWindow}
      cause=${causeOf(step)}
    />
    ${looked?.child && html`<${NodeDetail} child=${looked.child} go=${stepper.go} />`}`;
}

/**
 * The right tree and, from the first wrong line on, that of one's own log beside it.
 * @param {{ step: Step, stepper: Stepper, hasWindow: boolean, first: string[], showsSkipped: boolean,
 *   log: import("./own_log.js").OwnLog | null, isApart: boolean, onOpened: (path: string[]) => void }} props `isApart` is whether the step is behind the first
 *   wrong line
 */
export function Trees({ step, stepper, hasWindow, first, showsSkipped, log, isApart, onOpened }) {
  const ownPath = useOwnPath(stepper.id, log, isApart ? step.line : null);
  const [parting, setParting] = useState(/** @type {Step | null} */ (null));
  const at = log?.check.step ?? null;
  useEffect(() => {
    if (at !== null) stepper.fetchStep(at).then(setParting, () => {});
  }, [at]);
  const right = (/** @type {string} */ label) =>
    html`<${SearchTree}
      step=${step}
      stepper=${stepper}
      hasWindow=${hasWindow}
      first=${first}
      showsSkipped=${showsSkipped}
      label=${label}
      onOpened=${onOpened}
    />`;
  if (!isApart) return right("The tree of the search");
  return html`<${BothTrees}
    line=${step.line ?? 0}
    hasEnded=${(step.line ?? 0) > (log?.check.lines_yours ?? 0)}
    path=${ownPath}
    isMax=${step.path[0].is_max}
    parting=${parting}
    hasWindow=${hasWindow}
    >${right("The right tree")}<//
  >`;
}
