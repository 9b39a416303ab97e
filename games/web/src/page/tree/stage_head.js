// What search is on the stage, how large it is, and what else can be done with it.

import { html, useEffect, useRef } from "../vendor/preact-htm.js";
import { CopyLink } from "../copy_link.js";
import { FileDrop } from "../fields.js";
import { IS_EMBEDDED } from "../router.js";
import { counted, grouped, valueText } from "../words.js";
import { useMinimaxNodes } from "./minimax_nodes.js";
import { openSearch } from "./search_address.js";
import { ALGORITHMS, TreeSetup } from "./tree_setup.js";

/** @typedef {import("./tree_setup.js").TreeRequest} TreeRequest */

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
 * @param {{ games: import("../types.js").SearchAbout[], about: import("../types.js").SearchAbout, request: TreeRequest,
 *   summary: import("../types.js").TreeSummary | null, isAtEnd: boolean, practice: number | null,
 *   onPractice: (seed: number | null) => void, onLog: (text: string, name: string) => void }} props
 */
export function StageHead({ games, about, request, summary, isAtEnd, practice, onPractice, onLog }) {
  const minimax = useMinimaxNodes(request, summary);
  const setup = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const title = useRef(/** @type {HTMLElement | null} */ (null));
  // Whoever has pressed a link or a button that is gone goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);

  const algorithm = summary?.algorithm ?? "";
  const start = (/** @type {TreeRequest} */ next) => {
    setup.current?.close();
    openSearch(next);
  };
  return html`<header class="stage-head">
    <h1 tabindex="-1" ref=${title}>
      ${about.name}${algorithm && html`<span class="muted"> · ${ALGORITHMS[algorithm] ?? algorithm}</span>`}
    </h1>
    ${summary && practice === null && html`<${Size} summary=${summary} minimax=${minimax} isAtEnd=${isAtEnd} />`}
    <div class="stage-tools">
      ${about.textbook.log && practice === null && html`<${FileDrop} onText=${onLog} label="Compare your log" />`}
      <button
        class="quiet"
        aria-pressed=${practice !== null}
        onClick=${() => onPractice(practice === null ? 1 + Math.floor(Math.random() * 9999) : null)}
      >
        Practice
      </button>
      <${CopyLink} />
      ${!IS_EMBEDDED && html`<button class="quiet" onClick=${() => setup.current?.showModal()}>Change</button>`}
    </div>
    <dialog ref=${setup} class="setup-dialog" aria-label="Another search">
      <form method="dialog" class="dialog-close"><button>Close</button></form>
      <${TreeSetup} games=${games} chosen=${about.id} initial=${request} onStart=${start} />
    </dialog>
  </header>`;
}
