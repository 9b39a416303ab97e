// The choice of questions for a round of practice, of steps that are made up.

import { test } from "node:test";
import { ok } from "node:assert";
import { ROUND, chooseQuestions } from "../../games/web/src/page/tree/practice_questions.js";

/** @typedef {import("../../games/web/src/page/types.js").Step} Step */

const OPEN = { alpha: "-Infinity", beta: "Infinity" };
/** Steps at which nothing shows, and then one for each known mistake. */
const PLAIN = 60;
const root = { is_max: true, value: 7, depth: 0, children: [{ move: "a", state: "done", value: 7 }] };
const min = { is_max: false, value: 9, depth: 1, children: [{ move: "b", state: "done", value: 9 }] };
const cut = { kind: "cut", before: { value: 9, ...OPEN } };
const skipped = [{ move: "c", state: "cut" }];
const TELLING = [
  // The bound comes from the parent, and is reached exactly.
  {
    ...cut,
    node: { is_max: false, value: 7, alpha: 7, beta: "Infinity", depth: 1 },
    path: [root, { children: skipped }],
  },
  // It comes from further above.
  { ...cut, node: { is_max: false, value: 5, alpha: 7, beta: 9, depth: 3 }, path: [root, min, root, { children: [] }] },
  { kind: "update", before: { value: 8 }, node: { is_max: true, value: 9, alpha: 9, beta: 12, depth: 2 } },
  { kind: "update", before: { value: 4 }, node: { is_max: true, value: 4, ...OPEN, depth: 0 } },
  { kind: "update", before: { value: "-Infinity" }, node: { is_max: true, value: -4, ...OPEN, depth: 0 } },
  { kind: "update", before: { value: "Infinity" }, node: { is_max: false, value: 4, ...OPEN, depth: 1 } },
];

test("whatever a known mistake shows at is asked for, with every seed", async () => {
  const count = PLAIN + TELLING.length;
  const steps = Array.from({ length: count }, (_, step) => ({
    ...(TELLING[step - PLAIN] ?? {
      kind: "update",
      before: { value: 1 },
      node: { is_max: true, value: 3, ...OPEN, depth: 0 },
    }),
    step,
    // From any place, the search for an interesting step leads to one of them in turn.
    next: { update: PLAIN + (step % TELLING.length) },
    previous: { cut: step % PLAIN },
  }));
  for (let seed = 0; seed < 20; seed += 1) {
    /** @type {Set<number>} */
    const looked = new Set();
    const fetchStep = async (/** @type {number} */ at) => (looked.add(at), { path: [{ children: [] }], ...steps[at] });
    const stepper = /** @type {any} */ ({ fetchStep, summary: { events: count } });
    const questions = await chooseQuestions(stepper, seed, { hasWindow: true, hasLog: true });
    const asked = new Set(questions.map(({ step }) => step.step));
    ok(questions.length === ROUND && asked.size === ROUND);
    const telling = [...looked].filter((at) => at >= PLAIN);
    ok(telling.length > 4);
    for (const at of telling) ok(asked.has(at), `seed ${seed}: step ${at} is not asked for`);
  }
});
