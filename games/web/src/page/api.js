// Requests to the server. Each has the token in a header, which other pages cannot send.

import { readToken } from "./token.js";

/** The time after which a lost connection is made again, in milliseconds. */
const PAUSE = 2000;

/** An answer that says what was wrong with the request. */
export class RequestError extends Error {}

/**
 * @param {string} method
 * @param {string} path below `/api/`
 * @param {RequestInit} [options]
 */
function send(method, path, options = {}) {
  const headers = { ...options.headers, "x-suite-token": readToken() };
  return fetch(`/api/${path}`, { method, ...options, headers });
}

/**
 * Sends a request and returns its answer.
 * @param {string} method
 * @param {string} path below `/api/`
 * @param {RequestInit} [options]
 * @returns {Promise<any>}
 */
async function request(method, path, options = {}) {
  const response = await send(method, path, options).catch(() => {
    throw new RequestError("The server does not answer. Is `suite web` still running?");
  });
  const text = await response.text();
  const answer = parse(text);
  if (!response.ok) throw new RequestError(answer?.error ?? `${response.status} ${response.statusText}`);
  return answer;
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
  return request("GET", path);
}

/**
 * @param {string} path
 * @param {unknown} [body]
 */
export function post(path, body = {}) {
  return request("POST", path, { headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

/**
 * Sends a text, such as a log, as it is.
 * @param {string} path
 * @param {string} text
 */
export function postText(path, text) {
  return request("POST", path, { headers: { "content-type": "text/plain; charset=utf-8" }, body: text });
}

/** @param {string} path */
export function remove(path) {
  return request("DELETE", path, { keepalive: true }).catch(() => null);
}

/**
 * Listens to server-sent events until the returned function is called. A connection that is lost is made again; one that
 * the server refuses is not. (An `EventSource` could not send the token.)
 * @param {string} path
 * @param {(message: any) => void} onMessage
 * @param {(open: boolean) => void} [onConnection] told when the connection is made or lost
 */
export function listen(path, onMessage, onConnection = () => {}) {
  const controller = new AbortController();
  const { signal } = controller;
  const connect = async () => {
    const response = await send("GET", path, { signal }).catch(() => null);
    if (response?.ok && response.body) {
      onConnection(true);
      await readEvents(response.body, (message) => signal.aborted || onMessage(message));
    }
    if (signal.aborted) return;
    onConnection(false);
    if (!response || response.ok) setTimeout(() => signal.aborted || connect(), PAUSE);
  };
  connect();
  return () => controller.abort();
}

/**
 * Reads server-sent events up to the end of the connection. The server writes each on one line.
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} body
 * @param {(message: any) => void} onMessage
 */
async function readEvents(body, onMessage) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let unfinished = "";
  for (;;) {
    const { value, done } = await reader.read().catch(() => ({ value: "", done: true }));
    if (done) return;
    const lines = (unfinished + value).split("\n");
    unfinished = lines.pop() ?? "";
    for (const line of lines) if (line.startsWith("data: ")) onMessage(JSON.parse(line.slice("data: ".length)));
  }
}

/** @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
