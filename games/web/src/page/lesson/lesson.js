// Alpha-beta in five chapters, on a tree whose leaves can be changed.

import { html, useEffect, useLayoutEffect, useState } from "../vendor/preact-htm.js";
import { messageOf } from "../api.js";
import { CopyLink } from "../copy_link.js";
import { ErrorMessage } from "../fields.js";
import { hrefOf, keepAddress, withQuery } from "../router.js";
import { NumberLine } from "../tree/number_line.js";
import { CHAPTERS, questionsOf } from "./chapters.js";
import { LessonTree } from "./lesson_tree.js";
import { OrderCounts } from "./order_counts.js";
import { usePlayback } from "./playback.js";
import { QuestionCard } from "./question_card.js";
import { BOOK_VALUES, ROOT, branchesOf, randomValues, textOf, valuesOf } from "./small_tree.js";
import { standingsAt, stepsOf } from "./whole_search.js";

/** @typedef {import("./chapters.js").Question} Question */

/** The time that a value is not changed before its tree is searched, in milliseconds. */
const PATIENCE = 200;

/**
 * @param {number} chapter counted from 1
 * @param {number} question counted from 1
 * @param {number[]} values
 */
function lessonHref(chapter, question, values) {
  const href = question > 1 ? hrefOf("lesson", chapter, question) : hrefOf("lesson", chapter);
  return withQuery(href, isBook(values) ? {} : { leaves: values.join() });
}

/** @param {number[]} values */
const isBook = (values) => values.join() === BOOK_VALUES.join();

/**
 * Returns the questions of a chapter about a tree, once the engine has searched it.
 * @param {number} chapter
 * @param {number[]} values
 */
function useQuestions(chapter, values) {
  const [asked, setAsked] = useState(/** @type {{ key: string, questions: Question[] } | null} */ (null));
  const [error, setError] = useState("");
  const key = `${chapter} ${values}`;
  useEffect(() => {
    let isGone = false;
    const ask = () =>
      questionsOf(chapter, branchesOf(values), stepsOf).then(
        (questions) => !isGone && (setAsked({ key, questions }), setError("")),
        (failure) => !isGone && setError(messageOf(failure)),
      );
    const timer = setTimeout(ask, asked ? PATIENCE : 0);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [key]);
  return { questions: asked?.key.startsWith(`${chapter} `) ? asked.questions : null, error };
}

/** @param {{ chapter: number, values: number[] }} props */
function ChapterLinks({ chapter, values }) {
  return html`<nav class="chapters" aria-label="Chapters">
    <ol>
      ${CHAPTERS.map(
        ({ title }, at) =>
          html`<li>
            <a href=${lessonHref(at + 1, 1, values)} aria-current=${at === chapter ? "step" : undefined}>
              <span class="number" aria-hidden="true">${at + 1}</span>${title}
            </a>
          </li>`,
      )}
    </ol>
  </nav>`;
}

/** @param {{ name: string } | undefined} node */
const nodeName = (node) => (node === undefined || node.name === "root" ? ROOT : node.name);

/**
 * A question with the tree that it is about.
 * @param {{ question: Question, chapter: number, isFirst: boolean, next: { href: string, text: string }, values:
 *   number[],
 *   onValues: (values: number[]) => void }} props
 */
function Stage({ question, chapter, isFirst, next, values, onValues }) {
  const [isAnswered, setAnswered] = useState(false);
  const [pressed, setPressed] = useState(/** @type {Set<string>} */ (new Set()));
  const { branches, first, steps, at, reveal, task, cause, window, hides, counts } = question;
  // With other values, it is another question. Like whatever takes back an answer or moves the focus, this is done
  // before anybody can act on what is shown: a moment later it would undo what somebody quick has done.
  useLayoutEffect(() => {
    setAnswered(false);
    setPressed(new Set());
  }, [question]);
  const shown = usePlayback(at, isAnswered ? reveal : at);
  const step = steps[shown];
  const here = nodeName(step.node);
  const hasWindow = window === "always" || (window === "answered" && isAnswered);
  const press = (/** @type {string} */ leaf) => {
    const others = new Set(pressed);
    if (!others.delete(leaf)) others.add(leaf);
    setPressed(others);
  };
  const change = (/** @type {string} */ leaf, /** @type {number} */ value) => {
    const names = branchesOf(values).flatMap(({ leaves }) => leaves.map(({ name }) => name));
    onValues(values.map((old, index) => (names[index] === leaf ? value : old)));
  };
  return html`<div class="lesson-columns">
    <div class="lesson-picture">
      <${LessonTree}
        branches=${branches}
        first=${first}
        standings=${standingsAt(steps, shown)}
        here=${here}
        hides=${isAnswered ? undefined : hides}
        cause=${isAnswered && shown === reveal ? cause : undefined}
        pressed=${task.kind === "leaves" && !isAnswered ? pressed : null}
        onPress=${press}
        onLeaf=${first ? undefined : change}
      />
      ${
        hasWindow &&
        !(isAnswered && counts) &&
        html`<p class="muted">The window at ${nodeName(step.kind === "leaf" ? step.path.at(-2) : step.node)}, from alpha to beta:</p>
        <${NumberLine}
          node=${step.node}
          before=${step.before}
          child=${step.child}
          range=${[Math.min(...values), Math.max(...values)]}
          showsWindow=${true}
        />`
      }
      ${isAnswered && counts && html`<${OrderCounts} counts=${counts} />`}
      <div class="lesson-tools">
        <span class="muted">${first || (task.kind === "leaves" && !isAnswered) ? "Take" : "Change any leaf, or take"}</span>
        <button onClick=${() => onValues(randomValues())}>random values</button>
        ${!isBook(values) && html`<button onClick=${() => onValues(BOOK_VALUES)}>the original values</button>`}
      </div>
      <div class="lesson-share"><${CopyLink} /></div>
    </div>
    <section class="card lesson-card" aria-labelledby="chapter-title">
      <h2 id="chapter-title">${`${chapter + 1}. ${CHAPTERS[chapter].title}`}</h2>
      <p class="lead">${CHAPTERS[chapter].lead}</p>
      <${QuestionCard}
        key=${branches.map(({ leaves }) => leaves.map(({ value }) => value).join()).join()}
        question=${question}
        isFirst=${isFirst}
        pressed=${pressed}
        isAnswered=${isAnswered || task.kind === "nothing"}
        onAnswered=${() => setAnswered(true)}
        next=${next}
      />
    </section>
  </div>`;
}

/** @param {{ address: import("../router.js").Address }} props */
export function Lesson({ address: { route, query } }) {
  const chapter = Math.min(Math.max(Math.trunc(Number(route[1]) || 1), 1), CHAPTERS.length) - 1;
  const leaves = query.get("leaves");
  const [values, setValues] = useState(() => valuesOf(leaves));
  useLayoutEffect(() => setValues(valuesOf(leaves)), [leaves]);
  const { questions, error } = useQuestions(chapter, values);
  const index = Math.min(Math.max(Math.trunc(Number(route[2]) || 1), 1), questions?.length ?? 1) - 1;
  const change = (/** @type {number[]} */ next) => {
    setValues(next);
    keepAddress(lessonHref(chapter + 1, index + 1, next));
  };
  const isLast = index + 1 === questions?.length;
  const own = withQuery(hrefOf("tree", "tree"), {
    text: textOf(questions?.[index]?.branches ?? branchesOf(values), questions?.[index]?.first),
    algorithm: "alphabeta",
  });
  const next = !isLast
    ? { href: lessonHref(chapter + 1, index + 2, values), text: "Next question" }
    : chapter + 1 < CHAPTERS.length
      ? { href: lessonHref(chapter + 2, 1, values), text: `Next: ${CHAPTERS[chapter + 1].title}` }
      : { href: own, text: "Step through this search" };
  return html`<section class="lesson" aria-label="Lesson">
    <${ChapterLinks} chapter=${chapter} values=${values} />
    <${ErrorMessage} error=${error} />
    ${
      questions &&
      html`<${Stage}
        key=${`${chapter} ${index}`}
        question=${questions[index]}
        chapter=${chapter}
        isFirst=${route.length === 0}
        next=${next}
        values=${values}
        onValues=${change}
      />`
    }
  </section>`;
}
