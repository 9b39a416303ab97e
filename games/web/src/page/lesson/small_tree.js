// The tree of the lesson: Max moves at A, Min at B, C or D (or the other way round), and nine leaves say what Max gets.

/**
 * A branch: a node of Min with its leaves, in the order of the search.
 * @typedef {object} Branch
 * @property {string} name
 * @property {{ name: string, value: number }[]} leaves
 */

/** @typedef {"max" | "min"} Player who moves at a node */

/** The values of the textbook (Russell and Norvig, figure 5.2). */
export const BOOK_VALUES = [3, 12, 8, 2, 4, 6, 14, 5, 2];

/** The name that the lesson gives the root, which logs call `root`. */
export const ROOT = "A";

/** The least and the greatest value that a leaf may have. */
const [LEAST, GREATEST] = [-99, 99];

/**
 * Returns the branches with these nine values.
 * @param {number[]} values
 * @returns {Branch[]}
 */
export function branchesOf(values) {
  return ["B", "C", "D"].map((name, at) => ({
    name,
    leaves: values
      .slice(3 * at, 3 * at + 3)
      .map((value, leaf) => ({ name: `${name.toLowerCase()}${leaf + 1}`, value })),
  }));
}

/** @param {Branch} branch */
export function worthOf({ leaves }) {
  return Math.min(...leaves.map(({ value }) => value));
}

/**
 * Returns a branch with its least leaf first, or last.
 * @param {Branch} branch
 * @param {1 | -1} sign
 */
export function sorted(branch, sign) {
  return { ...branch, leaves: branch.leaves.toSorted((one, other) => sign * (one.value - other.value)) };
}

/**
 * Returns the branches in the order that lets alpha-beta cut most (1) or least (-1).
 * @param {Branch[]} branches
 * @param {1 | -1} sign
 */
export function ordered(branches, sign) {
  const byWorth = branches.toSorted((one, other) => sign * (worthOf(other) - worthOf(one)));
  return byWorth.map((branch) => sorted(branch, sign));
}

/**
 * Returns the same tree with the players exchanged: what was good for Max is as good for Min.
 * @param {Branch[]} branches
 */
export function exchanged(branches) {
  const values = branches.flatMap(({ leaves }) => leaves.map(({ value }) => value));
  const sum = Math.min(...values) + Math.max(...values);
  const turned = (/** @type {Branch} */ branch) => branch.leaves.map((leaf) => ({ ...leaf, value: sum - leaf.value }));
  return branches.map((branch) => ({ ...branch, leaves: turned(branch) }));
}

/**
 * Returns the tree as an indented text, a line for each node.
 * @param {Branch[]} branches
 * @param {Player} first who moves at the root
 */
export function textOf(branches, first = "max") {
  const lines = branches.flatMap(({ name, leaves }) => [
    `  ${name}`,
    ...leaves.map((leaf) => `    ${leaf.name} ${leaf.value}`),
  ]);
  return [`${ROOT} ${first}`, ...lines, ""].join("\n");
}

/** Returns nine values, so that some leaf is cut off in nearly all trees. */
export function randomValues() {
  return Array.from({ length: 9 }, () => Math.floor(Math.random() * 16));
}

/**
 * Returns the value that was typed for a leaf, or null if it is none.
 * @param {string} text
 */
export function leafValue(text) {
  const value = Number(text.trim().replace("−", "-"));
  return text.trim() !== "" && Number.isInteger(value) && value >= LEAST && value <= GREATEST ? value : null;
}

/**
 * Returns the nine values of an address, or those of the book.
 * @param {string | null} text
 */
export function valuesOf(text) {
  const values = (text ?? "").split(",").map(leafValue);
  const known = values.filter((value) => value !== null);
  return known.length === 9 ? known : BOOK_VALUES;
}
