// The engine as WebAssembly under Node: all games with their strongest players, by the messages of the page.

import { before, test } from "node:test";
import { deepStrictEqual, ok, strictEqual } from "node:assert";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { folder, needsSite } from "./site.js";

const engine = join(folder ?? "", "page/engine");

/** @typedef {{ ask(method: string, path: string, body: string, answer: Function, tell: Function): void }} Engine */
/** @type {() => Engine} */
let makeEngine;
before(async () => {
  if (!folder) return;
  const { Worker, initSync } = await import(pathToFileURL(join(engine, "suite_worker.js")).href);
  initSync({ module: new WebAssembly.Module(readFileSync(join(engine, "suite_worker_bg.wasm"))) });
  makeEngine = () => new Worker(1);
});

/**
 * Asks an engine and waits for the end of its work.
 * @param {Engine} asked
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 */
function ask(asked, method, path, body = "") {
  /** @type {any} */
  let found;
  /** @type {any[]} */
  const events = [];
  asked.ask(
    method,
    path,
    typeof body === "string" ? body : JSON.stringify(body),
    (/** @type {number} */ status, /** @type {string} */ text) =>
      (found = { status, answer: text && JSON.parse(text) }),
    (/** @type {string} */ event) => events.push(JSON.parse(event)),
  );
  return { ...found, events };
}

/** Returns the seconds of some work, and what it has returned. @template T @param {() => T} work */
function timed(work) {
  const begun = performance.now();
  const result = work();
  return { seconds: (performance.now() - begun) / 1000, result };
}

for (const [game, variant, players] of /** @type {[string, object | null, [string, string]][]} */ ([
  ["go", { size: 5 }, ["champion", "greedy"]],
  ["othello", { size: 8, rules: "ends" }, ["champion:time=0.1", "greedy"]],
  ["squirrel", null, ["alphabeta:limit=3", "greedy"]],
  ["tictactoe", null, ["perfect", "smart"]],
])) {
  test(`${game} is played to the end by its strongest player`, needsSite, (context) => {
    const request = { game, variant, players, seed: 1 };
    const { seconds, result } = timed(() => ask(makeEngine(), "POST", "games", request));
    strictEqual(result.status, 200);
    const ended = result.events.at(-1);
    strictEqual(ended.kind, "ended");
    ok(ended.record.moves.length > 4);
    const slowest = Math.max(...ended.record.wall.map(Number));
    context.diagnostic(
      `${game}: ${seconds.toFixed(1)} s, at most ${slowest.toFixed(2)} s a move: ${ended.outcome.words}`,
    );
  });
}

test("a large search is kept", needsSite, (context) => {
  const asked = makeEngine();
  const request = { game: "go", variant: { size: 5 }, algorithm: "alphabeta", limit: 6 };
  const { seconds, result } = timed(() => ask(asked, "POST", "trees", request));
  strictEqual(result.status, 200);
  const { answer } = ask(asked, "GET", "trees/1");
  ok(answer.done && !answer.too_long);
  const step = timed(() => ask(asked, "GET", `trees/1/steps/${answer.events - 2}`));
  strictEqual(step.result.status, 200);
  context.diagnostic(
    `${answer.events} steps in ${seconds.toFixed(1)} s, a step in ${(step.seconds * 1000).toFixed(0)} ms`,
  );
});

test("the winner of Little-Go is proved, by the book of openings", needsSite, (context) => {
  const asked = makeEngine();
  ask(asked, "POST", "records?game=go", "2,2");
  const { seconds, result } = timed(() => ask(asked, "GET", "records/1/1/analysis?seconds=90"));
  const start = result.events.find(({ kind, ply, proved }) => kind !== "done" && ply === 0 && proved);
  deepStrictEqual([start?.value_words, start?.winner], ["black wins", 0]);
  context.diagnostic(`in ${seconds.toFixed(1)} s`);
});

test("a wrong request is refused with a message", needsSite, () => {
  const asked = makeEngine();
  for (const [method, path, body, status] of /** @type {[string, string, string, number][]} */ ([
    ["POST", "trees", "{", 400],
    ["GET", "trees/1", "", 404],
    ["DELETE", "about", "", 405],
    ["POST", "games", JSON.stringify({ game: "go", players: ["human", "python3 x.py"] }), 400],
  ])) {
    const found = ask(asked, method, path, body);
    deepStrictEqual([found.status, typeof found.answer.error], [status, "string"], `${method} ${path}`);
  }
});

test("the site is small", needsSite, (context) => {
  const files = readdirSync(folder ?? "", { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const contents = files.map(({ name, parentPath }) => ({ name, content: readFileSync(join(parentPath, name)) }));
  const sum = (/** @type {number[]} */ sizes) => sizes.reduce((all, size) => all + size, 0);
  const whole = sum(contents.map(({ content }) => content.length));
  const packed = sum(contents.map(({ content }) => gzipSync(content).length));
  const page = sum(contents.filter(({ name }) => !name.endsWith(".wasm")).map(({ content }) => content.length));
  context.diagnostic(`${whole} bytes, ${packed} compressed, ${page} without the WebAssembly`);
  // Half of what is compressed are the champions' books and evaluations.
  ok(whole < 4_500_000 && packed < 2_000_000 && page < 300_000);
});
