// The view of search trees: step through a search, compare a log of one's own, practice.

import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { messageOf, post } from "../api.js";
import { ErrorMessage } from "../fields.js";
import { announce } from "../live_region.js";
import { counted, valueText } from "../words.js";
import { useBrowsing } from "./browsing.js";
import { Legend, NodeDetail } from "./node_detail.js";
import { OwnLog } from "./own_log.js";
import { Practice } from "./practice.js";
import { SavePicture } from "./save_picture.js";
import { StepPanel } from "./step_panel.js";
import { useStepper } from "./stepper.js";
import { Transport } from "./transport.js";
import { TreeSetup } from "./tree_setup.js";
import { TreeView } from "./tree_view.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("./tree_setup.js").TreeRequest} TreeRequest */

/** @param {{ summary: import("../types.js").TreeSummary }} props */
function SummaryLine({ summary }) {
  const size = `${counted(summary.nodes, "node")}, ${counted(summary.events, "step")}`;
  const lines = summary.lines > 0 ? `, ${counted(summary.lines, "log line")}` : "";
  const result =
    summary.result &&
    `: the best move is ${summary.result.best ?? "none"}, with the value ${valueText(summary.result.value)}`;
  return html`<p class="muted">
    ${size}${lines}${result}.${!summary.done && " The search is still running."}${
      summary.too_long && " The search is too long to be kept whole: it ends early."
    }
  </p>`;
}

/** @param {{ step: Step, stepper: import("./stepper.js").Stepper }} props */
function SearchTree({ step, stepper }) {
  const { levels, current, toggle } = useBrowsing(stepper.id, step);
  const [looked, setLooked] = useState(/** @type {import("./levels.js").Item | null} */ (null));
  useEffect(() => setLooked(null), [step.step]);
  return html`<${TreeView}
      label="The tree of the search"
      levels=${levels}
      current=${current}
      onToggle=${toggle}
      onSelect=${setLooked}
    />
    ${
      looked?.child
        ? html`<${NodeDetail} child=${looked.child} go=${stepper.go} />`
        : html`<p class="muted hint">Press a node to open it, and to see why it is cut off.</p>`
    }`;
}

/** @param {{ id: string, log: import("../types.js").LogFormat | null, isDrawn: boolean }} props */
function TreeStepper({ id, log, isDrawn }) {
  const stepper = useStepper(id);
  const [isPlaying, setPlaying] = useState(false);
  const { step, summary } = stepper;
  const hasWindow = summary?.algorithm === "alphabeta";
  const hasLog = log !== null;
  useEffect(() => {
    if (step && !isPlaying) announce(step.explanation);
  }, [step?.step, isPlaying]);
  return html`<${ErrorMessage} error=${stepper.error} />
    ${summary && html`<${SummaryLine} summary=${summary} />`}
    <div class="tree-columns">
      <div class="tree-main">
        <${Transport} stepper=${stepper} hasWindow=${hasWindow} hasLog=${hasLog} onPlaying=${setPlaying} />
        ${step && html`<${SearchTree} step=${step} stepper=${stepper} />`}
        <${Legend} />
        ${isDrawn && step && html`<${SavePicture} id=${id} step=${step} />`}
      </div>
      ${step && html`<${StepPanel} step=${step} range=${summary?.range} hasWindow=${hasWindow} hasLog=${hasLog} />`}
    </div>
    <div class="tree-more">
      <${Practice} stepper=${stepper} hasWindow=${hasWindow} />
      ${
        log &&
        html`<${OwnLog}
          id=${id}
          format=${log}
          go=${stepper.go}
          rightTree=${step && html`<${RightTree} step=${step} id=${id} />`}
        />`
      }
    </div>`;
}

/** @param {{ step: Step, id: string }} props */
function RightTree({ step, id }) {
  const { levels, current, toggle } = useBrowsing(id, step);
  return html`<${TreeView} label="The right tree" levels=${levels} current=${current} onToggle=${toggle} />`;
}

/** @param {{ about: import("../types.js").About, chosen?: string }} props */
export function TreePage({ about, chosen }) {
  const games = [...about.games, about.tree];
  const [tree, setTree] = useState(
    /** @type {{ id: string, log: import("../types.js").LogFormat | null, isDrawn: boolean } | null} */ (null),
  );
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const start = async (/** @type {TreeRequest} */ request) => {
    setBusy(true);
    try {
      const { id } = await post("trees", request);
      const log = games.find((game) => game.id === request.game)?.textbook.log ?? null;
      setTree({ id, log, isDrawn: request.game === about.tree.id });
      setError("");
      setOpen(false);
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return html`<h1>Step through a search</h1>
    <details
      class="setup-box"
      open=${isOpen}
      onToggle=${(/** @type {any} */ event) => setOpen(event.currentTarget.open)}
    >
      <summary>Position and algorithm</summary>
      <${TreeSetup} games=${games} chosen=${chosen} isBusy=${isBusy} error=${error} onStart=${start} />
    </details>
    ${tree && html`<${TreeStepper} key=${tree.id} ...${tree} />`}`;
}
