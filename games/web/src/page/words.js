// Numbers and values as people read them.

const NUMBER = new Intl.NumberFormat("en");

/** @param {number} number */
export function grouped(number) {
  return NUMBER.format(number);
}

/**
 * @param {number} count
 * @param {string} noun
 */
export function counted(count, noun) {
  return `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/**
 * Returns a value of a search as it is drawn: `∞`, `−∞`, `−3`.
 * @param {import("./types.js").Value | null | undefined} value
 */
export function valueText(value) {
  if (value === null || value === undefined) return "";
  return String(value).replace("Infinity", "∞").replace("-", "−");
}

/**
 * Returns a value of a search as a number.
 * @param {import("./types.js").Value} value
 */
export function numberOf(value) {
  return typeof value === "number" ? value : value === "Infinity" ? Infinity : -Infinity;
}

/**
 * Returns points with their sign: `+4`, `−2`, `0`.
 * @param {number} points
 */
export function signed(points) {
  return `${points > 0 ? "+" : ""}${valueText(points)}`;
}

/**
 * Returns a number of bytes in words.
 * @param {number} bytes
 */
export function sizeText(bytes) {
  return bytes < 1 << 20 ? `${Math.ceil(bytes / 1024)} kB` : `${grouped(Math.round(bytes / (1 << 20)))} MB`;
}

/** @param {number} seconds */
export function secondsText(seconds) {
  return seconds < 10 ? `${seconds.toFixed(2)} s` : `${seconds.toFixed(1)} s`;
}
