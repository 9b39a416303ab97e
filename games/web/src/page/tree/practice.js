// Practice on the tree itself: prune, fill in, write the next line. What is wrong comes again; nothing typed is not
// wrong.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact-htm.js";
import { CopyLink } from "../copy_link.js";
import { messageOf } from "../api.js";
import { ErrorMessage } from "../fields.js";
import { hrefOf } from "../router.js";
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
 * @property {number} seed
 * @property {boolean} hasWindow
 * @property {import("../types.js").LogFormat | null} format
 * @property {(seed: number) => void} onSeed
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
export function Practice({ stepper, seed, hasWindow, format, onSeed }) {
  const [queue, setQueue] = useState(/** @type {Question[]} */ ([]));
  const [asked, setAsked] = useState(0);
  const [total, setTotal] = useState(0);
  const [firstTries, setFirstTries] = useState({ right: 0, of: 0 });
  const [isAnswered, setAnswered] = useState(false);
  const [marked, setMarked] = useState(/** @type {Set<string>} */ (new Set()));
  const [error, setError] = useState("");
  const next = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const isReady = stepper.summary?.done === true;
  useEffect(() => {
    if (!isReady) return;
    chooseQuestions(stepper, seed, { hasWindow, hasLog: format !== null }).then(
      (questions) => {
        setQueue(questions);
        setTotal(questions.length);
        setFirstTries({ right: 0, of: 0 });
        setAsked(0);
        setAnswered(false);
      },
      (failure) => setError(messageOf(failure)),
    );
  }, [isReady, seed]);
  const question = queue[asked];
  useLayoutEffect(() => {
    setMarked(new Set());
    if (question) stepper.go(question.step.step - 1);
  }, [question]);
  useLayoutEffect(() => {
    if (isAnswered) next.current?.focus();
  }, [isAnswered]);

  const answer = (/** @type {boolean} */ right) => {
    setAnswered(true);
    if (asked < total) setFirstTries(({ right: sum, of }) => ({ right: sum + Number(right), of: of + 1 }));
    if (!right && question) setQueue((old) => [...old, question]);
    if (question) stepper.go(question.step.step);
  };
  const goOn = () => {
    setAnswered(false);
    setAsked(asked + 1);
  };
  const mark = (/** @type {string} */ key) => {
    const others = new Set(marked);
    if (!others.delete(key)) others.add(key);
    setMarked(others);
  };
  const isOver = total > 0 && asked >= queue.length;
  const score = html`<p class="score">
    <strong>${firstTries.right} of ${firstTries.of}</strong> right at the first try
    <span class="muted"> · round ${seed}</span>
  </p>`;
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
        ${firstTries.of > 0 && score}
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
