// Requests to the server. The cookie that the first answer sets lets them in.

/** An answer that says what was wrong with the request. */
export class RequestError extends Error {}

/** Takes the token out of the address, where others could read it. */
export function dropToken() {
  if (location.search) history.replaceState(null, "", location.pathname + location.hash);
}

/**
 * Sends a request and returns its answer.
 * @param {string} method
 * @param {string} path below `/api/`
 * @param {RequestInit} [options]
 * @returns {Promise<any>}
 */
async function request(method, path, options = {}) {
  const response = await fetch(`/api/${path}`, { method, ...options }).catch(() => {
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
 * Listens to server-sent events until the returned function is called.
 * @param {string} path
 * @param {(message: any) => void} onMessage
 * @param {(open: boolean) => void} [onConnection] told when the connection is made or lost
 */
export function listen(path, onMessage, onConnection = () => {}) {
  const source = new EventSource(`/api/${path}`);
  source.onmessage = (event) => onMessage(JSON.parse(event.data));
  source.onopen = () => onConnection(true);
  source.onerror = () => onConnection(false);
  return () => source.close();
}

/** @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
