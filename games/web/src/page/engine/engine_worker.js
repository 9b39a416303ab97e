// A web worker with an engine, as the page sees it.

/** The compiled engine, which all workers share. @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/** Fetches and compiles the engine once. Not every server declares its type, as compiling it on its way would need. */
function compile() {
  compiled ??= fetch(new URL("../engine/suite_worker_bg.wasm", import.meta.url))
    .then((response) => response.arrayBuffer())
    .then((bytes) => WebAssembly.compile(bytes))
    .catch((failure) => {
      compiled = undefined;
      throw new Error(`The engine cannot be loaded: ${failure.message}`);
    });
  return compiled;
}

/** @typedef {import("../types.js").RawAnswer} RawAnswer */

/** An engine in a worker of its own. It does one thing at a time; ending it is the only way to interrupt it. */
export class EngineWorker {
  /** What is told of events. @type {Set<(event: any) => void>} */
  listeners = new Set();
  /** The requests that wait for an answer. @type {Map<number, { resolve: (answer: RawAnswer) => void, reject: (failure: Error) => void }>} */
  #waiting = new Map();
  #asked = 0;
  /** Why the worker has ended, once it has. */
  #ended = "";
  #worker = new Worker(new URL("../engine/worker.js", import.meta.url), { type: "module" });
  #ready;

  /** @param {number} firstId the id of what the engine opens first */
  constructor(firstId = 1) {
    this.#ready = compile().then((module) => this.#worker.postMessage({ module, firstId }));
    this.#worker.addEventListener("message", ({ data: { number, status, text, event } }) => {
      if (event !== undefined) {
        const message = JSON.parse(event);
        for (const listener of this.listeners) listener(message);
        return;
      }
      this.#waiting.get(number)?.resolve({ status, text });
      this.#waiting.delete(number);
    });
    this.#worker.addEventListener("error", () => this.end("internal error"));
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {string} [body]
   * @returns {Promise<RawAnswer>}
   */
  async ask(method, path, body = "") {
    await this.#ready;
    if (this.#ended) throw new Error(this.#ended);
    const number = (this.#asked += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#worker.postMessage({ number, method, path, body });
    });
  }

  /** Ends the worker, whatever it does. */
  end(reason = "the request was given up") {
    this.#ended = reason;
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
    this.listeners.clear();
  }
}
