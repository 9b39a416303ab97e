// All steps of the search of a small tree, and how the whole tree stands after each.

import { get, letGo, post } from "../api.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").Child["state"]} State */

/** How often a search that still runs is asked for, in milliseconds. */
const POLL = 20;

/** @type {Map<string, Promise<Step[]>>} */
const known = new Map();

/** @param {object} request */
async function search(request) {
  const { id } = await post("trees", request);
  try {
    let summary = await get(`trees/${id}`);
    while (!summary.done) {
      await new Promise((resolve) => setTimeout(resolve, POLL));
      summary = await get(`trees/${id}`);
    }
    return await Promise.all(Array.from({ length: summary.events }, (_, step) => get(`trees/${id}/steps/${step}`)));
  } finally {
    letGo(`trees/${id}`);
  }
}

/**
 * Returns all steps of the search of a tree.
 * @param {string} text
 * @param {"minimax" | "alphabeta"} algorithm
 * @returns {Promise<Step[]>}
 */
export function stepsOf(text, algorithm) {
  const request = { game: "tree", text, algorithm };
  const key = JSON.stringify(request);
  const steps = known.get(key) ?? search(request);
  known.set(key, steps);
  steps.catch(() => known.delete(key));
  return steps;
}

/**
 * A node of the tree after a step.
 * @typedef {object} Standing
 * @property {State} state
 * @property {import("../types.js").Value} [value]
 * @property {string} [from] the child that the value came from with this step
 */

/**
 * Returns how each node stands after a step, by the names of the nodes; what is not there has not been reached.
 * @param {Step[]} steps
 * @param {number} last
 * @returns {Record<string, Standing>}
 */
export function standingsAt(steps, last) {
  /** @type {Record<string, Standing>} */
  const standings = {};
  for (const step of steps.slice(0, last + 1)) {
    for (const { name, value, children } of step.path) {
      // Before its first child, a node has no value to look at, though a log writes an infinite one.
      standings[name] = { state: "current", ...(typeof value === "number" && { value }) };
      for (const child of children) {
        if (child.state !== "current") standings[child.name] = { state: child.state, value: child.value };
      }
    }
  }
  const { child, node } = steps[last] ?? {};
  if (child && node) standings[node.name] = { ...standings[node.name], from: child.move };
  if (last === steps.length - 1 && standings.root) standings.root.state = "done";
  return standings;
}

/**
 * Returns whether one of these leaves is cut off.
 * @param {{ name: string }[]} leaves
 * @param {Record<string, Standing>} standings
 */
export function hasCut(leaves, standings) {
  return leaves.some(({ name }) => standings[name]?.state === "cut");
}

/**
 * Returns the number of leaves that a search looks at.
 * @param {Step[]} steps
 */
export function leavesSeen(steps) {
  return steps.filter(({ kind }) => kind === "leaf").length;
}
