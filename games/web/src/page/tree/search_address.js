// Searches as addresses: `#/tree/othello?algorithm=alphabeta&limit=3&step=72`. Long ones are packed into `z`.

import { packed, unpacked } from "../packed.js";
import { hrefOf, withQuery } from "../router.js";

/** @typedef {import("./tree_setup.js").TreeRequest} TreeRequest */

/** The longest query that is written out. */
const LONGEST = 240;

/** What an address names beside the search, which is never packed. */
const PLACES = ["step", "node", "skipped", "practice", "score"];

/** The options that are on or off. */
const FLAGS = /** @type {const} */ (["caching", "ordering", "fail_hard"]);

/**
 * A search with a place in it.
 * @typedef {object} SearchAddress
 * @property {TreeRequest} request
 * @property {string} href the address of the search, whatever the place
 * @property {number} step
 * @property {string[]} node the moves to the node that is opened by hand
 * @property {boolean} skipped whether it is shown what was skipped
 * @property {number | null} practice the seed of a round of practice
 * @property {Score | null} score what somebody has come to in that round
 */

/**
 * How many questions were asked, and how many of them answered right at the first try.
 * @typedef {{ right: number, of: number }} Score
 */

/**
 * Returns the address of a search.
 * @param {TreeRequest} request
 */
export async function searchHref(request) {
  /** @type {Record<string, string>} */
  const query = { algorithm: request.algorithm ?? "task" };
  if (request.limit !== null && request.limit !== undefined) query.limit = String(request.limit);
  if (request.heuristic) query.heuristic = request.heuristic;
  for (const flag of FLAGS) if (request[flag]) query[flag] = "yes";
  for (const [option, value] of Object.entries(request.variant ?? {})) query[`variant.${option}`] = String(value);
  if (request.moves) query.moves = request.moves;
  if (request.text) query.text = request.text;
  const text = String(new URLSearchParams(query));
  const href = hrefOf("tree", request.game);
  return withQuery(href, text.length > LONGEST ? { z: await packed(text) } : query);
}

/**
 * Returns the address of a place in a search.
 * @param {string} href that of the search
 * @param {{ step?: number, node?: string[], skipped?: boolean, practice?: number | null, score?: Score | null }} place
 */
export function placeHref(href, { step = 0, node = [], skipped = false, practice = null, score = null }) {
  const query = new URLSearchParams();
  if (step > 0) query.set("step", String(step));
  if (node.length > 0) query.set("node", JSON.stringify(node));
  if (skipped) query.set("skipped", "yes");
  if (practice !== null) query.set("practice", String(practice));
  if (practice !== null && score) query.set("score", `${score.right}of${score.of}`);
  return query.size > 0 ? `${href}&${query}` : href;
}

/** @param {string | null} text */
function numberIn(text) {
  const number = Number(text ?? "");
  return Number.isInteger(number) && number > 0 ? number : 0;
}

/**
 * @param {string | null} text
 * @returns {Score | null}
 */
function scoreIn(text) {
  const [, right, of] = (text ?? "").match(/^(\d{1,3})of(\d{1,3})$/) ?? [];
  return of !== undefined && Number(right) <= Number(of) ? { right: Number(right), of: Number(of) } : null;
}

/** @param {string | null} text */
function pathIn(text) {
  try {
    const path = JSON.parse(text ?? "[]");
    return Array.isArray(path) ? path.map(String) : [];
  } catch {
    return [];
  }
}

/**
 * Returns the search that an address names, or null if it names none.
 * @param {import("../router.js").Address} address
 * @returns {Promise<SearchAddress | null>}
 */
export async function readSearch({ route: [, game], query }) {
  const search = new URLSearchParams([...query].filter(([name]) => !PLACES.includes(name)));
  if (!game || search.size === 0) return null;
  const z = search.get("z");
  const names = z === null ? search : new URLSearchParams(await unpacked(z));
  const algorithm = names.get("algorithm") ?? "alphabeta";
  const variant = [...names].filter(([name]) => name.startsWith("variant."));
  const number = (/** @type {string} */ value) => (/^\d+$/.test(value) ? Number(value) : value);
  const request = {
    game,
    ...(algorithm !== "task" && { algorithm }),
    limit: numberIn(names.get("limit")) || null,
    caching: names.has("caching"),
    ordering: names.has("ordering"),
    fail_hard: names.has("fail_hard"),
    ...(names.get("heuristic") && { heuristic: names.get("heuristic") ?? "" }),
    ...(variant.length > 0 && {
      variant: Object.fromEntries(variant.map(([name, value]) => [name.slice("variant.".length), number(value)])),
    }),
    moves: names.get("moves") ?? "",
    ...(names.has("text") && { text: names.get("text") ?? "" }),
  };
  const practice = query.get("practice");
  return {
    request,
    href: `${hrefOf("tree", game)}?${search}`,
    step: numberIn(query.get("step")),
    node: pathIn(query.get("node")),
    skipped: query.has("skipped"),
    practice: practice === null ? null : numberIn(practice),
    score: scoreIn(query.get("score")),
  };
}

/**
 * Shows a search: the address changes, and with it what is shown.
 * @param {TreeRequest} request
 */
export async function openSearch(request) {
  const href = await searchHref(request);
  location.hash = href;
}
