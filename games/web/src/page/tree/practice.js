// Practice on the tree itself: prune, fill in, write the next line. What is wrong comes again; nothing typed is not wrong.

import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { CopyLink } from "../copy_link.js";
import { messageOf } from "../api.js";
import { ErrorMessage } from "../fields.js";
import { announce } from "../live_region.js";
import { valueText } from "../words.js";
import { useBrowsing } from "./browsing.js";
import { keyOf } from "./levels.js";
import { NumberLine } from "./number_line.js";
import { chooseQuestions, fieldsOf, isRight, skippedBy } from "./practice_questions.js";
import { shortReason } from "./short_reason.js";
import { TreeView } from "./tree_view.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("./practice_questions.js").Question} Question */

/**
 * @typedef {object} PracticeProps
 * @property {import("./stepper.js").Stepper} stepper
 * @property {number} seed
 * @property {boolean} hasWindow
 * @property {import("../types.js").LogFormat | null} format
 * @property {[string, string]} players
 * @property {(seed: number) => void} onSeed
 * @property {() => void} [onNext] goes on where a round is over, instead of another one in the same search
 */

/** @param {{ step: Step }} props */
function Situation({ step: { node, before, child } }) {
  const name = node.path.at(-1);
  return html`<p>
    <strong>${name}</strong> is a ${node.is_max ? "△ max" : "▽ min"} node${before && ` with the value ${valueText(before.value)}`}. Its
    child <strong>${child?.move}</strong> returns <strong>${valueText(child?.value)}</strong>.
  </p>`;
}

/**
 * A question with its answer.
 * @param {{ question: Question, marked: Set<string>, hasWindow: boolean, players: [string, string], format: import("../types.js").LogFormat | null,
 *   onAnswer: (isRight: boolean) => void }} props
 */
function Asked({ question, marked, hasWindow, players, format, onAnswer }) {
  const { kind, step } = question;
  const [answers, setAnswers] = useState(/** @type {Record<string, string>} */ ({}));
  const [remark, setRemark] = useState("");
  const [result, setResult] = useState(/** @type {boolean | null} */ (null));
  const form = useRef(/** @type {HTMLFormElement | null} */ (null));
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const fields = kind === "skipped" ? [] : fieldsOf(question, hasWindow);
  const finish = (/** @type {boolean} */ right) => {
    setResult(right);
    setRemark("");
    onAnswer(right);
    announce(`${right ? "Right." : "Not right."} ${shortReason(step, players)}`);
  };
  const check = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (result !== null) return;
    if (fields.some(({ name }) => (answers[name] ?? "").trim() === "")) setRemark("Fill in what is empty first.");
    else finish(fields.every(({ name, right }) => isRight(answers[name] ?? "", right)));
  };
  const prune = () => {
    const right = skippedBy(step);
    if (marked.size === 0) setRemark("Press the nodes in the tree first, or say that nothing is skipped.");
    else finish(marked.size === right.size && [...marked].every((key) => right.has(key)));
  };
  return html`<${Situation} step=${step} />
    <form ref=${form} onSubmit=${check}>
      <p class="prompt">
        <strong>
          ${
            kind === "skipped"
              ? "Press every child that is skipped now."
              : kind === "line"
                ? `Write the next line of ${format?.file ?? "the log"}.`
                : `What has ${step.node.path.at(-1)} then?`
          }
        </strong>
      </p>
      <div class="fields">
        ${fields.map(({ name, right }) => {
          const isFieldRight = isRight(answers[name] ?? "", right);
          return html`<label class="field">
            <span>${name}</span>
            <input
              size=${kind === "line" ? 28 : 7}
              autocomplete="off"
              spellcheck=${false}
              value=${answers[name] ?? ""}
              placeholder=${kind === "line" ? (format?.columns.join() ?? "") : "7, inf"}
              readonly=${result !== null}
              onInput=${(/** @type {any} */ event) => setAnswers((old) => ({ ...old, [name]: event.target.value }))}
            />
            ${
              result !== null &&
              html`<span class=${isFieldRight ? "mark right" : "mark wrong"}>${isFieldRight ? "✓ right" : `✗ it is ${right}`}</span>`
            }
          </label>`;
        })}
      </div>
      ${
        result === null &&
        html`<div class="buttons">
          ${
            kind === "skipped"
              ? html`<button type="button" class="primary" onClick=${prune}>Check</button>
                  <button type="button" onClick=${() => finish(step.kind !== "cut" || skippedBy(step).size === 0)}>
                    Nothing is skipped
                  </button>`
              : html`<button class="primary">Check</button>`
          }
          <button type="button" class="quiet" onClick=${() => finish(false)}>Show me</button>
        </div>`
      }
    </form>
    ${remark && html`<p class="remark" role="status">${remark}</p>`}
    ${
      result !== null &&
      html`<p class=${result ? "remark right" : "remark"}>
        <strong>${result ? "✓ Right." : "✗ Not yet."}</strong> ${shortReason(step, players)}
        ${!result && " This question comes again."}
      </p>`
    }`;
}

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
  />`;
}

/** @param {PracticeProps} props */
export function Practice({ stepper, seed, hasWindow, format, players, onSeed, onNext }) {
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
  useEffect(() => {
    setMarked(new Set());
    if (question) stepper.go(question.step.step - 1);
  }, [question]);
  useEffect(() => {
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
            <${Asked}
              key=${asked}
              question=${question}
              marked=${marked}
              hasWindow=${hasWindow}
              players=${players}
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
              <button class="primary" onClick=${onNext ?? (() => onSeed(seed + 1))}>Another round</button>
              <${CopyLink} />
            </p>`
        }
        ${
          question &&
          stepper.step &&
          html`<${NumberLine} node=${stepper.step.node} range=${stepper.summary?.range} showsWindow=${hasWindow} />`
        }
      </section>
    </div>`;
}
