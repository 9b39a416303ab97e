// The engine in a web worker: it is told the compiled module first, and then requests, which it answers one after the
// other. Whoever does not want to wait for it ends the worker.

import { Worker as Engine, initSync } from "./suite_worker.js";

/** @type {Engine} */
let engine;

addEventListener("message", ({ data: { module, firstId, number, method, path, body } }) => {
  if (module) {
    initSync({ module });
    engine = new Engine(firstId);
    return;
  }
  const answer = (/** @type {number} */ status, /** @type {string} */ text) => postMessage({ number, status, text });
  engine.ask(method, path, body, answer, (/** @type {string} */ event) => postMessage({ event }));
});
