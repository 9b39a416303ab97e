// Every view at every width and in every look.

import { after, before, test } from "node:test";
import { deepStrictEqual, ok } from "node:assert";
import { checkAccessibility } from "./accessibility.js";
import { openSite } from "./site.js";

const VIEWS = ["#/", "#/tree", "#/play", "#/look"];

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => (site = await openSite()));
after(() => site.close());

for (const width of [390, 1280, 1920]) {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    test(`the views fit ${width} pixels in ${colorScheme}`, async () => {
      const { page, view, complaints } = site;
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      for (const hash of VIEWS) {
        await view(hash);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        ok(overflow <= 0, `${hash} is ${overflow} pixels too wide`);
        await checkAccessibility(page, `${hash}, ${width} pixels, ${colorScheme}`);
      }
      deepStrictEqual(complaints, []);
    });
  }
}

test("the views work with forced colors", async () => {
  const { page, view } = site;
  await page.emulateMedia({ forcedColors: "active" });
  for (const hash of VIEWS) {
    await view(hash);
    await checkAccessibility(page, `${hash}, forced colors`);
  }
  await page.emulateMedia({ forcedColors: "none" });
});

test("the keys are listed in a dialog", async () => {
  const { page, view } = site;
  await view("#/");
  await page.getByRole("button", { name: "Keys" }).click();
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  await checkAccessibility(page, "the keys");
  await page.keyboard.press("Escape");
});

test("a file that is dropped beside the places for files leaves the page where it is", async () => {
  const { page, view } = site;
  await view("#/look");
  const goesOn = await page.evaluate(() =>
    document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true })),
  );
  deepStrictEqual(goesOn, false);
});

test("the first paint is measured", async (context) => {
  const { page } = site;
  await page.reload();
  await page.locator("h1").waitFor();
  const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
  context.diagnostic(`first contentful paint after ${Math.round(paint ?? NaN)} ms`);
});

test("an address that changes while the page starts is followed", async () => {
  const { page, view } = site;
  await view("#/");
  await page.addInitScript(() => {
    // Effects run after a frame is painted; in a browser that is busy, that is late.
    window.requestAnimationFrame = () => 0;
    const observer = new MutationObserver(() => {
      if (!document.querySelector("nav")) return;
      observer.disconnect();
      location.hash = "#/tree";
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await page.getByRole("heading", { name: "Step through a search", level: 1 }).waitFor();
});
