// The server as what answers. Each request has the token in a header, which other pages cannot send.

import { readToken } from "./token.js";

/** The time after which a lost connection is made again, in milliseconds. */
const PAUSE = 2000;

/**
 * @param {string} method
 * @param {string} path below `/api/`
 * @param {RequestInit} [options]
 */
function send(method, path, options = {}) {
  const headers = { ...options.headers, "x-suite-token": readToken() };
  return fetch(`/api/${path}`, { method, ...options, headers });
}

/** @type {import("./types.js").Backend["ask"]} */
export async function ask(method, path, body, type) {
  const headers = type ? { "content-type": type } : undefined;
  const response = await send(method, path, { headers, body, keepalive: method === "DELETE" }).catch(() => {
    throw new Error("The server does not answer. Is `suite web` still running?");
  });
  return { status: response.status, text: await response.text() };
}

/**
 * A connection that is lost is made again; one that the server refuses is not. (An `EventSource` could not send the
 * token.)
 * @type {import("./types.js").Backend["listen"]}
 */
export function listen(path, onMessage, onConnection) {
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
