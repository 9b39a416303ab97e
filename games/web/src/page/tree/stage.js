// A search on one stage: the whole tree as a map, the transport, and then the tree, the reason and the board in view.

import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { get } from "../api.js";
import { BoardView } from "../board/board.js";
import { ErrorMessage } from "../fields.js";
import { announce } from "../live_region.js";
import { keepAddress } from "../router.js";
import { SavePictures } from "../save_pictures.js";
import { useShortcuts } from "../shortcuts.js";
import { keyOf } from "./levels.js";
import { LogVerdict } from "./log_verdict.js";
import { Legend } from "./node_detail.js";
import { isAstray, useOwnLog } from "./own_log.js";
import { Practice } from "./practice.js";
import { SavePage } from "./save_page.js";
import { placeHref } from "./search_address.js";
import { Trees } from "./search_trees.js";
import { shortReason } from "./short_reason.js";
import { shownTree } from "./shown_tree.js";
import { StageHead } from "./stage_head.js";
import { StepPanel } from "./step_panel.js";
import { useStepper } from "./stepper.js";
import { Transport } from "./transport.js";
import { TreeMap } from "./tree_map.js";
import { useSwipe } from "./use_swipe.js";

/** @typedef {import("../types.js").Step} Step */

/** The time that a step is shown before it is in the address, in milliseconds: a browser takes few changes a second. */
const SETTLED = 150;

/** The panes, of which a phone shows one at a time. */
const PANES = ["Tree", "Reason", "Board"];

/**
 * Keeps the address at what is shown.
 * @param {string} href that of the search
 * @param {Step | null} step
 * @param {{ node: string[], skipped: boolean, practice: number | null, score: import("./search_address.js").Score | null }} place
 */
function useKeptAddress(href, step, { node, skipped, practice, score }) {
  const at = step?.step ?? null;
  useEffect(() => {
    if (at === null) return undefined;
    const timer = setTimeout(() => keepAddress(placeHref(href, { step: at, node, skipped, practice, score })), SETTLED);
    return () => clearTimeout(timer);
  }, [href, at, keyOf(node), skipped, practice, score]);
}

/**
 * @param {{ id: string, games: import("../types.js").SearchAbout[], about: import("../types.js").SearchAbout,
 *   address: import("./search_address.js").SearchAddress, onAgain: (step: number) => void }} props `onAgain` searches
 *   again
 */
export function Stage({ id, games, about, address, onAgain }) {
  const { request, href } = address;
  const stepper = useStepper(id, address.step);
  const { step, summary, error, go } = stepper;
  const { log, error: logError, take, drop } = useOwnLog(id, address, go);
  const [isPlaying, setPlaying] = useState(false);
  const [pane, setPane] = useState(PANES[0]);
  const [opened, setOpened] = useState(address.node);
  const [showsSkipped, setShowsSkipped] = useState(address.skipped);
  const [practice, setPractice] = useState(address.practice);
  const [score, setScore] = useState(address.score);
  useKeptAddress(href, step, { node: opened, skipped: showsSkipped, practice, score });
  const beginRound = (/** @type {number | null} */ seed) => {
    setPractice(seed);
    setScore(null);
  };
  useEffect(() => {
    if (step && !isPlaying && practice === null) announce(shortReason(step));
  }, [step?.step, isPlaying]);

  const algorithm = summary?.algorithm ?? "";
  const hasWindow = algorithm === "alphabeta";
  const format = about.textbook.log;
  useShortcuts(hasWindow && practice === null ? { s: () => setShowsSkipped(!showsSkipped) } : {});
  const isApart = isAstray(log, step?.line);
  const isAtEnd = summary?.done === true && step?.step === summary.events - 1;
  const title = `${about.name}: step ${(step?.step ?? 0) + 1} of ${summary?.events ?? 0}`;
  // Trees of one's own are drawn whole, those of games as they are shown.
  const isOwn = about.id === "tree";
  const drawn = async (/** @type {number} */ at) => (await get(`trees/${id}/steps/${at}/picture`)).svg;
  const panes = step?.board ? PANES : PANES.slice(0, 2);
  const swipe = useSwipe((forward) => setPane(panes[panes.indexOf(pane) + (forward ? 1 : -1)] ?? pane));
  return html`<div class=${`stage show-${pane.toLowerCase()}`}>
    <${StageHead}
      games=${games}
      about=${about}
      request=${request}
      summary=${summary}
      isAtEnd=${isAtEnd}
      practice=${practice}
      onPractice=${beginRound}
      onLog=${take}
    />
    ${
      error &&
      html`<${ErrorMessage} error=${error} />
        <p>
          The search is not open any more: it has made room for newer ones, or the server was started anew.
          <button class="primary" onClick=${() => onAgain(step?.step ?? address.step)}>Search again</button>
        </p>`
    }
    <${ErrorMessage} error=${logError} />
    ${log && format && practice === null && html`<${LogVerdict} log=${log} columns=${format.columns} go=${go} onDrop=${drop} />`}
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
        ? html`<div
            class=${["stage-columns", !step.board && "no-board", isApart && "apart"].filter(Boolean).join(" ")}
            ...${swipe}
          >
            <div class="tree-main">
              <${Trees}
                step=${step}
                stepper=${stepper}
                hasWindow=${hasWindow}
                first=${address.node}
                showsSkipped=${showsSkipped}
                log=${log}
                isApart=${isApart}
                onOpened=${setOpened}
              />
              <div class="tree-foot">
                <${Legend} />
                ${
                  hasWindow &&
                  html`<p>
                    <button aria-pressed=${showsSkipped} onClick=${() => setShowsSkipped(!showsSkipped)}>
                      Show what was skipped
                    </button>
                  </p>`
                }
                <p class="save-pictures">
                  <${SavePage} title=${title} step=${step} />
                </p>
                <${SavePictures}
                  noun="step"
                  name=${`step-${step.step + 1}`}
                  at=${step.step}
                  ...${isOwn ? { count: summary?.events ?? 0, draw: drawn } : { draw: async () => shownTree(title) }}
                />
              </div>
            </div>
            <${StepPanel}
              step=${step}
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
            href=${href}
            seed=${practice}
            told=${score}
            hasWindow=${hasWindow}
            format=${format}
            onSeed=${beginRound}
            onScore=${setScore}
          />`)
    }
  </div>`;
}
