// What axe-core finds on a page.

import { strictEqual } from "node:assert";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Checks that a page violates no rule of axe-core.
 * @param {import("playwright-core").Page} page
 * @param {string} where
 */
export async function checkAccessibility(page, where) {
  // The page's own policy forbids scripts from elsewhere, but not those of the browser's tools.
  const violations = await page.evaluate(`${AXE}; axe.run().then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ": " + nodes.map((node) => node.target.join(" ")).join(", ")))`);
  strictEqual(violations.join("\n"), "", where);
}
