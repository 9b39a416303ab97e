// Every view at every width and in every look.

import { after, before, test } from "node:test";
import { deepStrictEqual, ok } from "node:assert";
import { checkAccessibility } from "./accessibility.js";
import { openSite } from "./site.js";

/** The views, each with what is there once it is. */
const VIEWS = [
  ["#/", ".question"],
  ["#/tree", "form.setup"],
  ["#/tree/tictactoe?algorithm=alphabeta&limit=3&step=40", ".tree"],
  ["#/tree/tree?text=[[3,12,8],[2,4,6],[14,5,2]]&algorithm=alphabeta&practice=7", ".prompt"],
  ["#/play", "form.setup"],
  ["#/look", "form.setup"],
  ["#/look/moves/tictactoe/1,1 0,1 0,0/2", ".board"],
];

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
      for (const [hash, shown] of VIEWS) {
        await view(hash);
        await page.locator(shown).first().waitFor();
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
  for (const [hash, shown] of VIEWS) {
    await view(hash);
    await page.locator(shown).first().waitFor();
    await checkAccessibility(page, `${hash}, forced colors`);
  }
  await page.emulateMedia({ forcedColors: "none" });
});

/** Says what has the focus: its name, or else its tag. */
const focused = () =>
  site.page.evaluate(() => {
    const { textContent, ariaLabel, tagName } = /** @type {HTMLElement} */ (document.activeElement);
    return ["BODY", "MAIN"].includes(tagName) ? tagName : (ariaLabel ?? textContent?.trim());
  });

test("the keyboard comes to the content at once, and to the end of a form in few steps", async () => {
  const { page, view } = site;
  await view("#/tree");
  await page.evaluate(() => localStorage.removeItem("suite-search"));
  await page.reload();
  await page.getByRole("button", { name: "Search" }).waitFor();
  await page.keyboard.press("Tab");
  deepStrictEqual(await focused(), "Skip to the content");
  ok(await page.locator(":focus").isVisible());
  await page.keyboard.press("Enter");
  deepStrictEqual(await focused(), "MAIN");
  const passed = [];
  do {
    await page.keyboard.press("Tab");
    passed.push(await focused());
  } while (passed.at(-1) !== "Search" && passed.length < 30);
  ok(passed.length <= 11, `${passed.length} steps: ${passed.join(", ")}`);
});

test("the focus goes on with the view that a link or a button leads to", async () => {
  const { page, view } = site;
  await view("#/");
  await page.locator(".ways").getByRole("link", { name: "Play", exact: true }).press("Enter");
  await page.getByRole("heading", { name: "Play", level: 1 }).waitFor();
  deepStrictEqual(await focused(), "MAIN");
  // A link that stays has the focus still.
  await page.getByRole("navigation").getByRole("link", { name: "Trees" }).press("Enter");
  await page.getByRole("heading", { name: "Step through a search" }).waitFor();
  deepStrictEqual(await focused(), "Trees");
  await page.getByRole("combobox", { name: "Game", exact: true }).selectOption("tree");
  await page.getByRole("button", { name: "Search" }).press("Enter");
  await page.locator(".reason").waitFor();
  ok((await focused()) !== "BODY", "the view has the focus");
  await page.keyboard.press("f");
  await page.getByRole("slider").and(page.locator("[aria-valuetext^='step 1 of']")).waitFor();
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
