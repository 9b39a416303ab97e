// Practice: predict what the search does next, and be told at once what is right and why.

import { html, useRef, useState } from "../vendor/preact-htm.js";
import { messageOf } from "../api.js";
import { ErrorMessage } from "../fields.js";
import { announce } from "../live_region.js";
import { numberOf, valueText } from "../words.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").Value} Value */

const ROUND = 10;

/**
 * @typedef {object} Question
 * @property {"value" | "alpha" | "beta" | "cut"} field
 * @property {string} label
 */

/** @type {Question[]} */
const QUESTIONS = [
  { field: "value", label: "Value" },
  { field: "alpha", label: "Alpha" },
  { field: "beta", label: "Beta" },
  { field: "cut", label: "Are its other children cut off?" },
];

/**
 * Returns the number that was typed; people write infinity in many ways.
 * @param {string} text
 */
function typedValue(text) {
  const trimmed = text.trim().toLowerCase().replace("−", "-").replace(/^\+/, "");
  if (/^-?(inf|infinity|∞)$/.test(trimmed)) return trimmed.startsWith("-") ? -Infinity : Infinity;
  return trimmed === "" ? NaN : Number(trimmed);
}

/**
 * Returns the right answer to a question, as it is written.
 * @param {Question["field"]} field
 * @param {Step} step
 */
function rightAnswer(field, step) {
  return field === "cut" ? (step.kind === "cut" ? "yes" : "no") : valueText(step.node[field]);
}

/**
 * @param {Question["field"]} field
 * @param {string} answer
 * @param {Step} step
 */
function isRight(field, answer, step) {
  return field === "cut" ? answer === rightAnswer(field, step) : typedValue(answer) === numberOf(step.node[field]);
}

/**
 * Returns the next step where a node takes in the value of a child.
 * @param {Step} step
 */
function nextQuestionAt({ next }) {
  const steps = [next.update, next.cut].filter((at) => typeof at === "number");
  return steps.length > 0 ? Math.min(...steps) : null;
}

/**
 * @param {{ question: Question, answer: string, onAnswer: (answer: string) => void, target: Step, isChecked: boolean }} props
 */
function Field({ question, answer, onAnswer, target, isChecked }) {
  const { field, label } = question;
  const right = isChecked && isRight(field, answer, target);
  const onInput = (/** @type {any} */ event) => onAnswer(event.target.value);
  const mark =
    isChecked &&
    html`<span class=${right ? "mark right" : "mark wrong"}>
      ${right ? "✓ right" : `✗ it is ${rightAnswer(field, target)}`}
    </span>`;
  if (field === "cut")
    return html`<fieldset class="field">
      <legend>${label}</legend>
      ${["yes", "no"].map(
        (choice) =>
          html`<label class="check">
            <input
              type="radio"
              name="cut"
              value=${choice}
              checked=${answer === choice}
              disabled=${isChecked}
              onChange=${onInput}
            />
            ${choice}
          </label>`,
      )}
      ${mark}
    </fieldset>`;
  return html`<label class="field">
    <span>${label}</span>
    <input
      value=${answer}
      size="8"
      autocomplete="off"
      placeholder="7, inf, -inf"
      readonly=${isChecked}
      onInput=${onInput}
    />
    ${mark}
  </label>`;
}

/** @param {{ target: Step }} props */
function Situation({ target }) {
  const { node, before, child } = target;
  const bounds = before
    ? `value ${valueText(before.value)}, α ${valueText(before.alpha)}, β ${valueText(before.beta)}`
    : "";
  return html`<p>
    <strong>${node.path.at(-1)}</strong> is a ${node.is_max ? "△ max" : "▽ min"} node (${bounds}). Its child
    <strong>${` ${child?.move ?? ""} `}</strong> returns <strong>${valueText(child?.value)}</strong>. What has
    ${` ${node.path.at(-1)} `} then?
  </p>`;
}

/** @param {{ stepper: import("./stepper.js").Stepper, hasWindow: boolean }} props */
export function Practice({ stepper, hasWindow }) {
  const [target, setTarget] = useState(/** @type {Step | null} */ (null));
  const [answers, setAnswers] = useState(/** @type {Record<string, string>} */ ({}));
  const [isChecked, setChecked] = useState(false);
  const [asked, setAsked] = useState(0);
  const [score, setScore] = useState({ right: 0, of: 0 });
  const [error, setError] = useState("");
  const form = useRef(/** @type {HTMLFormElement | null} */ (null));
  const questions = hasWindow ? QUESTIONS : QUESTIONS.slice(0, 1);
  const isOver = isChecked && asked === ROUND;

  const ask = async (/** @type {boolean} */ isFirst) => {
    try {
      if (!stepper.step) return;
      const at = nextQuestionAt(stepper.step);
      if (at === null) {
        setError("There is no update after this step: the search is over. Go back to ask on.");
        return;
      }
      const next = await stepper.fetchStep(at);
      stepper.go(at - 1);
      setError("");
      setTarget(next);
      setAnswers({});
      setChecked(false);
      setAsked(isFirst ? 1 : asked + 1);
      if (isFirst) setScore({ right: 0, of: 0 });
      setTimeout(() => form.current?.querySelector("input")?.focus());
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  const check = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!target || isChecked) return;
    const right = questions.filter(({ field }) => isRight(field, answers[field] ?? "", target)).length;
    setChecked(true);
    setScore((old) => ({ right: old.right + right, of: old.of + questions.length }));
    stepper.go(target.step);
    announce(`${right} of ${questions.length} right. ${target.explanation}`);
  };
  return html`<section class="card practice" aria-labelledby="practice-title">
    <h2 id="practice-title">Practice</h2>
    <p class="muted">Predict what each update does, ${ROUND} times from the step that is shown.</p>
    <${ErrorMessage} error=${error} />
    ${
      target &&
      html`<form ref=${form} onSubmit=${check}>
        <p class="muted">Question ${asked} of ${ROUND}</p>
        <${Situation} target=${target} />
        <div class="fields">
          ${questions.map(
            (question) =>
              html`<${Field}
                key=${`${target.step} ${question.field}`}
                question=${question}
                answer=${answers[question.field] ?? ""}
                onAnswer=${(/** @type {string} */ answer) => setAnswers((old) => ({ ...old, [question.field]: answer }))}
                target=${target}
                isChecked=${isChecked}
              />`,
          )}
        </div>
        ${isChecked && html`<p class="explanation">${target.explanation}</p>`}
        ${!isChecked && html`<button class="primary">Check</button>`}
      </form>`
    }
    ${score.of > 0 && html`<p class="score"><strong>${score.right} of ${score.of}</strong> right${isOver && ": the round is over"}.</p>`}
    ${
      (!target || isChecked) &&
      html`<button class=${target ? "primary" : ""} onClick=${() => ask(!target || isOver)}>
        ${!target ? "Start a round" : isOver ? "Another round" : "Next question"}
      </button>`
    }
  </section>`;
}
