// Elements for files that are saved.

/** The namespace of elements of pages. */
const PAGE = "http://www.w3.org/1999/xhtml";

/**
 * Returns an element that stands in no document, where its styles would be held against the policy of this page.
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {(string | Node)[]} children
 * @param {string | null} namespace
 */
export function makeElement(name, attributes, children = [], namespace = PAGE) {
  const element = document.createElementNS(namespace, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}
