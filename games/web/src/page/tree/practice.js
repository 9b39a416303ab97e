// Practice on the tree itself: prune, fill in, write the next line. What is wrong comes again; nothing typed is not
// wrong.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact-htm.js";
import { CopyLink } from "../copy_link.js";
import { messageOf } from "../api.js";
import { ErrorMessage } from "../fields.js";
import { hrefOf } from "../router.js";
import { dropSession, readSession, writeSession } from "../session.js";
import { useBrowsing } from "./browsing.js";
import { causeOf } from "./cutting_choice.js";
import { keyOf } from "./levels.js";
import { NumberLine } from "./number_line.js";
import { PracticeQuestion } from "./practice_question.js";
import { chooseQuestions } from "./practice_questions.js";
import { TreeView } from "./tree_view.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("./practice_questions.js").Question} Question */

/**
 * @typedef {object} PracticeProps
 * @property {import("./stepper.js").Stepper} stepper
 * @property {string} href the address of the search
 * @property {number} seed
 * @property {import("./search_address.js").Score | null} told the score that the address tells of
 * @property {boolean} hasWindow
 * @property {import("../types.js").LogFormat | null} format
 * @property {(seed: number) => void} onSeed
 * @property {(score: import("./search_address.js").Score | null) => void} onScore told the score of a round that is
 *   over, and that another one has begun
 */

/**
 * How far a round has come. It is remembered by the tab.
 * @typedef {object} Progress
 * @property {number[]} queue the questions in the order in which they are asked; what was wrong comes again
 * @property {number} asked how many of them are done
 * @property {number} right how many were answered right at the first try
 * @property {number} of how many were answered at all
 */

/**
 * The tree of a question; children of the node that is asked about can be pressed.
 * @param {{ id: string, shown: Step, question: Question, marked: Set<string>, isAsked: boolean, hasWindow: boolean,
 *   onMark: (key: string) => void }} props
 */
function QuestionTree({ id, shown, question, marked, isAsked, hasWindow, onMark }) {
  const { levels, current, toggle } = useBrowsing(id, shown);
  const above = keyOf(question.step.path.slice(1).map(({ move }) => move));
  const press = (/** @type {import("./levels.js").Item} */ item) => {
    const isChild = keyOf(item.path.slice(0, -1)) === above && item.child?.state === "unvisited";
    if (isAsked && isChild) onMark(item.key);
    else toggle(item);
  };
  return html`<${TreeView}
    label="The tree of the question"
    levels=${levels}
    current=${current}
    onToggle=${press}
    hasWindow=${hasWindow}
    marked=${question.kind === "skipped" ? marked : undefined}
    cause=${isAsked ? undefined : causeOf(question.step)}
  />`;
}

/** @param {PracticeProps} props */
export function Practice({ stepper, href, seed, told, hasWindow, format, onSeed, onScore }) {
  const [questions, setQuestions] = useState(/** @type {Question[]} */ ([]));
  const [progress, setProgress] = useState(/** @type {Progress} */ ({ queue: [], asked: 0, right: 0, of: 0 }));
  const [isAnswered, setAnswered] = useState(false);
  const [marked, setMarked] = useState(/** @type {Set<string>} */ (new Set()));
  const [error, setError] = useState("");
  const next = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const isReady = stepper.summary?.done === true;
  const name = `practice ${seed} ${href}`;
  useEffect(() => {
    if (!isReady) return;
    chooseQuestions(stepper, seed, { hasWindow, hasLog: format !== null }).then(
      (chosen) => {
        setQuestions(chosen);
        setProgress(readSession(name) ?? { queue: chosen.map((_, at) => at), asked: 0, right: 0, of: 0 });
        setAnswered(false);
      },
      (failure) => setError(messageOf(failure)),
    );
  }, [isReady, seed]);
  const { queue, asked } = progress;
  const total = questions.length;
  const question = questions[queue[asked]];
  useLayoutEffect(() => {
    setMarked(new Set());
    if (question) stepper.go(question.step.step - 1);
  }, [question]);
  useLayoutEffect(() => {
    if (isAnswered) next.current?.focus();
  }, [isAnswered]);

  const answer = (/** @type {boolean} */ isRight) => {
    const isFirst = asked < total;
    const next = {
      queue: isRight ? queue : [...queue, queue[asked]],
      asked,
      right: progress.right + Number(isFirst && isRight),
      of: progress.of + Number(isFirst),
    };
    setAnswered(true);
    setProgress(next);
    // Whoever loads the page again goes on with the next question.
    const isLast = asked + 1 === next.queue.length;
    if (isLast) dropSession(name);
    else writeSession(name, { ...next, asked: asked + 1 });
    onScore(isLast ? { right: next.right, of: next.of } : null);
    stepper.go(question.step.step);
  };
  const goOn = () => {
    setAnswered(false);
    setProgress({ ...progress, asked: asked + 1 });
  };
  const mark = (/** @type {string} */ key) => {
    const others = new Set(marked);
    if (!others.delete(key)) others.add(key);
    setMarked(others);
  };
  const isOver = total > 0 && asked >= queue.length;
  const score = progress.of > 0 ? progress : told;
  return html`<${ErrorMessage} error=${error} />
    ${isReady && total === 0 && !error && html`<p>Choosing questions…</p>`}
    <div class="stage-columns no-board practice">
      <div class="tree-main">
        ${
          question &&
          stepper.step &&
          html`<${QuestionTree}
            id=${stepper.id}
            shown=${stepper.step}
            question=${question}
            marked=${marked}
            isAsked=${!isAnswered}
            hasWindow=${hasWindow}
            onMark=${mark}
          />`
        }
      </div>
      <section class="step-panel" aria-labelledby="practice-title">
        <h2 id="practice-title">Practice</h2>
        ${
          question &&
          html`<p class="muted">
              ${asked < total ? `Question ${asked + 1} of ${total}` : `Once more: ${queue.length - asked} to go`}
            </p>
            <${PracticeQuestion}
              key=${asked}
              question=${question}
              marked=${marked}
              hasWindow=${hasWindow}
              format=${format}
              onAnswer=${answer}
            />
            ${isAnswered && html`<p><button class="primary" ref=${next} onClick=${goOn}>${asked + 1 < queue.length ? "Next question" : "Finish"}</button></p>`}`
        }
        ${
          score &&
          html`<p class="score">
            <strong>${score.right} of ${score.of}</strong> right at the first try
            <span class="muted"> · round ${seed}</span>${score === told && ", says the link. Here are the same questions."}
          </p>`
        }
        ${
          isOver &&
          html`<p><strong>The round is over: everything is right now.</strong></p>
            <p class="buttons">
              <button class="primary" onClick=${() => onSeed(seed + 1)}>Another round</button>
              <a class="button" href=${hrefOf("practice")}>A random tree</a>
              <${CopyLink} />
            </p>`
        }
        ${
          question &&
          stepper.step &&
          html`<p class="muted">The window at ${question.step.node.path.at(-1)}:</p>
            <${NumberLine} node=${isAnswered ? question.step.node : { ...question.step.node, ...question.step.before }} range=${stepper.summary?.range} showsWindow=${hasWindow} />`
        }
      </section>
    </div>`;
}
