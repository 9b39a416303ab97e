// The engine in this browser as what answers. What the page opens, a search, a game or a file of records, has a worker
// of its own: however long one takes, the others answer. What takes long and can be given up, hints and analyses, is done
// by a worker that has opened the same and ends with it.

import { EngineWorker } from "./engine_worker.js";

/**
 * @typedef {object} Opened
 * @property {number} id
 * @property {EngineWorker} worker
 * @property {string} path that of the request that has opened it
 * @property {string} [body] that of the request
 * @property {string[]} moves those of a game so far
 * @property {EngineWorker} [helper] who is at work on a hint for it
 */

/** What is open, by kind and number, the oldest first. @type {Map<string, Opened>} */
const opened = new Map();

/** How many things of a kind are open at a time; the oldest makes room. */
const MOST = 8;

/** A path: what is open, its kind, and the rest. */
const PLACE = /^((\w+)\/\d+)(.*)$/;

/** The ids of this page: others than before it was loaded again, whose addresses would show something else. */
let count = Math.floor(Math.random() * 2 ** 31);

/** @param {string} place */
function find(place) {
  const found = opened.get(place);
  if (!found) throw new Error("this is not open any more");
  return found;
}

/** @param {string} place */
function close(place) {
  const { worker, helper } = opened.get(place) ?? {};
  worker?.end();
  helper?.end();
  opened.delete(place);
}

/**
 * Opens a thing in a worker of its own.
 * @param {string} kind
 * @param {string} path
 * @param {string} [body]
 * @returns {Promise<import("../types.js").RawAnswer>}
 */
async function open(kind, path, body) {
  const id = (count += 1);
  const worker = new EngineWorker(id);
  const answer = await worker.ask("POST", path, body);
  if (answer.status !== 200) {
    worker.end();
    return answer;
  }
  const others = [...opened.keys()].filter((place) => place.startsWith(`${kind}/`));
  for (const place of others.slice(0, Math.max(0, others.length + 1 - MOST))) close(place);
  /** @type {Opened} */
  const thing = { id, worker, path, body, moves: [] };
  opened.set(`${kind}/${id}`, thing);
  worker.listeners.add((event) => {
    if (event.kind === "position") thing.moves = event.history.map((/** @type {{ move: string }} */ { move }) => move);
  });
  return answer;
}

/**
 * Asks a worker that is there for one request only.
 * @param {EngineWorker} worker
 * @param {string} method
 * @param {string} path
 * @param {string} [body]
 */
async function askOnce(worker, method, path, body) {
  try {
    return await worker.ask(method, path, body);
  } finally {
    worker.end();
  }
}

/**
 * Returns a worker that has opened the same.
 * @param {Opened} thing
 */
async function copy({ id, path, body }) {
  const worker = new EngineWorker(id);
  await worker.ask("POST", path, body);
  return worker;
}

/**
 * Asks for a hint in a game; the one before is given up.
 * @param {Opened} game
 */
function hint(game) {
  game.helper?.end();
  game.helper = new EngineWorker();
  const start = { ...JSON.parse(game.body ?? "{}"), moves: game.moves.join(", ") };
  return askOnce(game.helper, "POST", "hints", JSON.stringify(start));
}

/** @type {import("../types.js").Backend["ask"]} */
export async function ask(method, path, body) {
  const [, place, kind, rest] = path.match(PLACE) ?? [];
  if (!place) {
    const [name] = path.split("?");
    if (method === "POST" && ["trees", "games", "records"].includes(name)) return open(name, path, body);
    return askOnce(new EngineWorker(), method, path, body);
  }
  if (method === "DELETE") {
    close(place);
    return { status: 200, text: "{}" };
  }
  const thing = find(place);
  if (rest === "/hint") return hint(thing);
  if (kind === "records" && rest.includes("/hint")) return askOnce(await copy(thing), method, path, body);
  return thing.worker.ask(method, path, body);
}

/** @type {import("../types.js").Backend["listen"]} */
export function listen(path, onMessage, onConnection) {
  let isClosed = false;
  /** @type {() => void} */
  let stop = () => {};
  const connect = async () => {
    const [, place, kind] = path.match(PLACE) ?? [];
    const thing = find(place);
    const isGame = kind === "games";
    const worker = isGame ? thing.worker : await copy(thing);
    const listener = async (/** @type {any} */ event) => {
      const message = event.kind === "ended" && event.record ? await withRecord(event) : event;
      if (!isClosed) onMessage(message);
    };
    stop = () => (isGame ? worker.listeners.delete(listener) : worker.end());
    if (isClosed) return stop();
    worker.listeners.add(listener);
    onConnection(true);
    await worker.ask("GET", path);
  };
  connect().catch(() => isClosed || onConnection(false));
  return () => {
    isClosed = true;
    stop();
  };
}

/**
 * Opens the record of a game that has ended, to look at when the game is gone.
 * @param {any} event
 */
async function withRecord(event) {
  const { status, text } = await open("records", "records", JSON.stringify(event.record));
  return { ...event, record_id: status === 200 ? JSON.parse(text).id : undefined };
}
