// Where things are on a page.

/**
 * Returns whether an element is within the window.
 * @param {import("playwright-core").Locator} element
 */
export function isInView(element) {
  return element.evaluate((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  });
}

/**
 * Returns by how many pixels a page is wider than the window.
 * @param {import("playwright-core").Page} page
 */
export function overflow(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/**
 * Returns the texts that are drawn smaller than 11 pixels.
 * @param {import("playwright-core").Page} page
 */
export function smallTexts(page) {
  return page.evaluate(() => {
    const size = (/** @type {Element} */ element) => {
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      return parseFloat(getComputedStyle(element).fontSize) * scale;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim();
      const element = walker.currentNode.parentElement;
      if (!text || !element || element.closest("title, script, style") || !element.checkVisibility()) continue;
      if (size(element) < 10.95) small.push(`${text}: ${size(element).toFixed(1)}`);
    }
    return small;
  });
}
