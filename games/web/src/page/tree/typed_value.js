// Values of a search as people type them.

/**
 * Returns the number that was typed, NaN if it is none; people write infinity in many ways.
 * @param {string} text
 */
export function typedValue(text) {
  const trimmed = text.trim().toLowerCase().replaceAll("−", "-").replace(/^\+/, "");
  if (/^-?(inf|infinity|∞)$/.test(trimmed)) return trimmed.startsWith("-") ? -Infinity : Infinity;
  return trimmed === "" ? NaN : Number(trimmed);
}
