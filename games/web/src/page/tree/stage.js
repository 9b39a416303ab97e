// A search on one stage: the whole tree as a map, the transport, and then the tree, the reason and the board in view.

import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { BoardView } from "../board/board.js";
import { CopyLink } from "../copy_link.js";
import { ErrorMessage, FileDrop } from "../fields.js";
import { announce } from "../live_region.js";
import { IS_EMBEDDED, keepAddress } from "../router.js";
import { counted, grouped, valueText } from "../words.js";
import { useBrowsing } from "./browsing.js";
import { cuttingChoice } from "./cutting_choice.js";
import { keyOf } from "./levels.js";
import { LogTree, skippedAt } from "./log_tree.js";
import { useMinimaxNodes } from "./minimax_nodes.js";
import { Legend, NodeDetail } from "./node_detail.js";
import { LogVerdict, useOwnLog, useOwnPath } from "./own_log.js";
import { Practice } from "./practice.js";
import { SavePicture } from "./save_picture.js";
import { openSearch, placeHref } from "./search_address.js";
import { shortReason } from "./short_reason.js";
import { StepPanel } from "./step_panel.js";
import { useStepper } from "./stepper.js";
import { Transport } from "./transport.js";
import { TreeMap } from "./tree_map.js";
import { ALGORITHMS, TreeSetup } from "./tree_setup.js";
import { TreeView } from "./tree_view.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("./stepper.js").Stepper} Stepper */

/** The time that a step is shown before it is in the address, in milliseconds: a browser takes few changes a second. */
const SETTLED = 150;

/** The panes, of which a phone shows one at a time. */
const PANES = ["Tree", "Reason", "Board"];

/**
 * How large the search is, and, after its last step, what it comes to.
 * @param {{ summary: import("../types.js").TreeSummary, minimax: number | null, isAtEnd: boolean }} props
 */
function Size({ summary, minimax, isAtEnd }) {
  const { nodes, result, done, too_long } = summary;
  return html`<p class="size">
    ${
      minimax === null
        ? counted(nodes, "node")
        : html`<strong>${grouped(nodes)} of ${counted(minimax, "node")}</strong> <span class="muted">of minimax</span>`
    }${!done && ", still searching"}${too_long && ", too long to be kept whole: it ends early"}
    ${isAtEnd && result && html`<span class="result"> · best: <strong>${result.best ?? "none"}</strong>, value ${valueText(result.value)}</span>`}
  </p>`;
}

/**
 * Keeps the address at what is shown.
 * @param {string} href that of the search
 * @param {Step | null} step
 * @param {string[]} node
 * @param {number | null} practice
 */
function useKeptAddress(href, step, node, practice) {
  const at = step?.step ?? null;
  useEffect(() => {
    if (at === null) return undefined;
    const timer = setTimeout(() => keepAddress(placeHref(href, { step: at, node, practice })), SETTLED);
    return () => clearTimeout(timer);
  }, [href, at, keyOf(node), practice]);
}

/**
 * The tree of a step, with what is known of the node that is looked at.
 * @param {{ step: Step, stepper: Stepper, hasWindow: boolean, first: string[], label: string,
 *   onOpened?: (path: string[]) => void }} props
 */
function SearchTree({ step, stepper, hasWindow, first, label, onOpened }) {
  const { levels, current, toggle, opened } = useBrowsing(stepper.id, step, first);
  const [looked, setLooked] = useState(/** @type {import("./levels.js").Item | null} */ (null));
  useEffect(() => setLooked(null), [step.step]);
  useEffect(() => onOpened?.(opened), [keyOf(opened)]);
  const choice = cuttingChoice(step);
  return html`<${TreeView}
      label=${label}
      levels=${levels}
      current=${current}
      onToggle=${toggle}
      onSelect=${setLooked}
      hasWindow=${hasWindow}
      cause=${choice ? keyOf([...choice.path, choice.move]) : undefined}
    />
    ${looked?.child && html`<${NodeDetail} child=${looked.child} go=${stepper.go} />`}`;
}

/**
 * The right tree and, from the first wrong line on, that of one's own log beside it.
 * @param {{ step: Step, stepper: Stepper, hasWindow: boolean, first: string[], log: import("./own_log.js").OwnLog | null,
 *   onOpened: (path: string[]) => void }} props
 */
function Trees({ step, stepper, hasWindow, first, log, onOpened }) {
  const ownPath = useOwnPath(stepper.id, log, step.line);
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
      label=${label}
      onOpened=${onOpened}
    />`;
  if (!log || log.check.same || (step.line ?? 0) < (log.check.line ?? 0)) return right("The tree of the search");
  return html`<div class="side-by-side">
    <figure>
      <figcaption>Yours, line ${grouped(step.line ?? 0)}</figcaption>
      ${
        ownPath
          ? html`<${LogTree}
              path=${ownPath}
              isMax=${step.path[0].is_max}
              skipped=${skippedAt(parting)}
              hasWindow=${hasWindow}
            />`
          : html`<p class="muted">There is no node in this line.</p>`
      }
    </figure>
    <figure>
      <figcaption>Right</figcaption>
      ${right("The right tree")}
    </figure>
  </div>`;
}

/**
 * @param {{ id: string, games: import("../types.js").SearchAbout[], about: import("../types.js").SearchAbout,
 *   address: import("./search_address.js").SearchAddress, onAgain: (step: number) => void }} props `onAgain` searches again
 */
export function Stage({ id, games, about, address, onAgain }) {
  const { request, href } = address;
  const stepper = useStepper(id, address.step);
  const { step, summary, error, go } = stepper;
  const minimax = useMinimaxNodes(request, summary);
  const { log, error: logError, take } = useOwnLog(id, address, go);
  const [isPlaying, setPlaying] = useState(false);
  const [pane, setPane] = useState(PANES[0]);
  const [opened, setOpened] = useState(address.node);
  const [practice, setPractice] = useState(address.practice);
  const setup = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const title = useRef(/** @type {HTMLElement | null} */ (null));
  useKeptAddress(href, step, opened, practice);
  useEffect(() => {
    if (step && !isPlaying && practice === null) announce(shortReason(step, about.players));
  }, [step?.step, isPlaying]);
  // Whoever has pressed a link or a button that is gone goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);

  const algorithm = summary?.algorithm ?? "";
  const hasWindow = algorithm === "alphabeta";
  const format = about.textbook.log;
  const isApart = log !== null && !log.check.same && (step?.line ?? 0) >= (log.check.line ?? 0);
  const isAtEnd = summary?.done === true && step?.step === summary.events - 1;
  const panes = step?.board ? PANES : PANES.slice(0, 2);
  const head = html`<header class="stage-head">
    <h1 tabindex="-1" ref=${title}>
      ${about.name}${algorithm && html`<span class="muted"> · ${ALGORITHMS[algorithm] ?? algorithm}</span>`}
    </h1>
    ${summary && html`<${Size} summary=${summary} minimax=${minimax} isAtEnd=${isAtEnd} />`}
    <div class="stage-tools">
      ${format && practice === null && html`<${FileDrop} onText=${take} label="Compare your log" />`}
      <button
        class="quiet"
        aria-pressed=${practice !== null}
        onClick=${() => setPractice(practice === null ? 1 + Math.floor(Math.random() * 9999) : null)}
      >
        Practice
      </button>
      <${CopyLink} />
      ${!IS_EMBEDDED && html`<button class="quiet" onClick=${() => setup.current?.showModal()}>Change</button>`}
    </div>
    <dialog ref=${setup} class="setup-dialog" aria-label="Another search">
      <form method="dialog" class="dialog-close"><button>Close</button></form>
      <${TreeSetup}
        games=${games}
        chosen=${about.id}
        initial=${request}
        onStart=${(/** @type {import("./tree_setup.js").TreeRequest} */ next) => (setup.current?.close(), openSearch(next))}
      />
    </dialog>
  </header>`;
  return html`<div class=${`stage show-${pane.toLowerCase()}`}>
    ${head}
    ${
      error &&
      html`<${ErrorMessage} error=${error} />
        <p>
          The search is not open any more: it has made room for newer ones, or the server was started anew.
          <button class="primary" onClick=${() => onAgain(step?.step ?? address.step)}>Search again</button>
        </p>`
    }
    <${ErrorMessage} error=${logError} />
    ${log && format && practice === null && html`<${LogVerdict} log=${log} columns=${format.columns} go=${go} />`}
    ${
      practice === null
        ? html`<${TreeMap} stepper=${stepper} />
            <${Transport} stepper=${stepper} hasWindow=${hasWindow} hasLog=${log !== null} onPlaying=${setPlaying} />
            <div class="panes" role="group" aria-label="What is shown">
              ${panes.map(
                (name) => html`<button aria-pressed=${name === pane} onClick=${() => setPane(name)}>${name}</button>`,
              )}
            </div>`
        : null
    }
    ${
      step &&
      (practice === null
        ? html`<div class=${["stage-columns", !step.board && "no-board", isApart && "apart"].filter(Boolean).join(" ")}>
            <div class="tree-main">
              <${Trees}
                step=${step}
                stepper=${stepper}
                hasWindow=${hasWindow}
                first=${address.node}
                log=${log}
                onOpened=${setOpened}
              />
              <div class="tree-foot">
                <${Legend} />
                ${about.id === "tree" && html`<${SavePicture} id=${id} step=${step} />`}
              </div>
            </div>
            <${StepPanel}
              step=${step}
              players=${about.players}
              range=${summary?.range}
              algorithm=${algorithm}
              hasLog=${log !== null}
            />
            ${
              step.board &&
              html`<div class="board-pane">
                <${BoardView} board=${step.board} label=${`Board of the node ${step.node.path.join(" › ")}`} />
                <p class="muted">${step.board.words}</p>
              </div>`
            }
          </div>`
        : html`<${Practice}
            stepper=${stepper}
            seed=${practice}
            hasWindow=${hasWindow}
            format=${format}
            onSeed=${setPractice}
            players=${about.players}
          />`)
    }
  </div>`;
}
