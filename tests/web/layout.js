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
 * Returns the words in tables that are drawn on two lines, but for those that are wider than a cell may be. A hyphen is
 * between words.
 * @param {import("playwright-core").Page} page
 */
export function brokenWords(page) {
  return page.evaluate(() => {
    const broken = [];
    for (const cell of document.querySelectorAll("td, th")) {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode;
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(/(?<![^\s-])[^\s-]{2,30}(?=[\s-]|$)/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
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
