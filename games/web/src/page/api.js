// Requests of the page, which a server answers, or the engine in this browser where the page is a static site.

import * as engine from "./engine/engine.js";
import * as server from "./server.js";

/** Whether the page has no server. */
export const isStatic = typeof document !== "undefined" && document.querySelector("meta[name=suite-engine]") !== null;

/** @type {import("./types.js").Backend} */
const backend = isStatic ? engine : server;

/** An answer that says what was wrong with the request. */
export class RequestError extends Error {}

/** What was asked and is not answered yet, with its path. @type {Map<Promise<unknown>, string>} */
const unanswered = new Map();

/** What was let go, of which nothing is asked any more. @type {Set<string>} */
const left = new Set();

/**
 * Sends a request and returns its answer.
 * @param {string} method
 * @param {string} path below `/api/`
 * @param {string} [body]
 * @param {string} [type] that of the body
 * @returns {Promise<any>}
 */
async function request(method, path, body, type) {
  const { status, text } = await backend.ask(method, path, body, type).catch((failure) => {
    throw new RequestError(messageOf(failure));
  });
  const answer = parse(text);
  if (status !== 200) throw new RequestError(answer?.error ?? `error ${status}`);
  return answer;
}

/**
 * Asks for something, unless it is of what was let go.
 * @type {typeof request}
 */
function ask(method, path, body, type) {
  if (left.has(thingOf(path))) return Promise.reject(new RequestError("this is not open any more"));
  const answer = request(method, path, body, type);
  unanswered.set(answer, path);
  const forget = () => void unanswered.delete(answer);
  answer.then(forget, forget);
  return answer;
}

/**
 * Returns the path of the thing that a path is about, such as `trees/7`; nothing if it is about none that is open.
 * @param {string} path
 */
function thingOf(path) {
  return path.match(/^\w+\/\w+/)?.[0] ?? "";
}

/** @param {string} text */
function parse(text) {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** @param {string} path */
export function get(path) {
  return ask("GET", path);
}

/**
 * @param {string} path
 * @param {unknown} [body]
 */
export function post(path, body = {}) {
  return ask("POST", path, JSON.stringify(body), "application/json");
}

/**
 * Sends a text, such as a log, as it is.
 * @param {string} path
 * @param {string} text
 */
export function postText(path, text) {
  return ask("POST", path, text, "text/plain; charset=utf-8");
}

/** @param {string} path */
export function remove(path) {
  return request("DELETE", path).catch(() => null);
}

/**
 * Lets go of a thing that the page had open. It is removed after all that was asked of it is answered, and nothing is
 * asked of it from now on, not by what goes on with such an answer either.
 * @param {string} path
 */
export async function letGo(path) {
  left.add(path);
  const asked = [...unanswered].filter(([, other]) => thingOf(other) === path).map(([answer]) => answer);
  await Promise.allSettled(asked);
  return remove(path);
}

/**
 * Listens to events until the returned function is called.
 * @param {string} path
 * @param {(message: any) => void} onMessage
 * @param {(open: boolean) => void} [onConnection] told when the connection is made or lost
 */
export function listen(path, onMessage, onConnection = () => {}) {
  return backend.listen(path, onMessage, onConnection);
}

/** @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
