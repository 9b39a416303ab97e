// The lesson on the front page: predicted, told at once, on values of one's own.

import { after, before, test } from "node:test";
import { deepStrictEqual, match, ok } from "node:assert";
import { checkAccessibility } from "./accessibility.js";
import { copiedLink, openSite } from "./site.js";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => (site = await openSite({ viewport: { width: 1280, height: 800 } })));
after(() => site.close());

/** The question that is asked. */
const question = () => site.page.locator(".question");

/** Types an answer and checks it, as with the keyboard. */
async function answer(/** @type {string} */ text) {
  await question().getByRole("textbox").fill(text);
  await site.page.keyboard.press("Enter");
}

const press = (/** @type {string} */ name) => question().getByRole("button", { name, exact: true }).click();

/** Goes on to what comes next, once the focus is where it has to be. */
async function goOn() {
  await question().getByText("✓ Right.").waitFor();
  await question().locator(".go:focus").waitFor();
  await site.page.keyboard.press("Enter");
  await question().getByText("✓ Right.").waitFor({ state: "detached" });
}

/** Waits for a node of the tree to say this of itself. */
const nodeSays = (/** @type {string} */ words) => site.page.getByRole("img", { name: words, exact: true }).waitFor();

test("the lesson is learned by keyboard, from minimax to the order of moves", async () => {
  const { page, view, complaints } = site;
  await view("#/");
  await question().getByText("What is B worth?").waitFor();
  await nodeSays("B, min node, no value yet, being searched");
  await checkAccessibility(page, "the first question");
  // Nothing typed is not wrong, and what is wrong gets a hint instead of the answer.
  await answer("");
  await question().getByText("Type a number first.").waitFor();
  await answer("12");
  await question().getByText("Not 12. Min takes the least.").waitFor();
  await answer("3");
  await question().getByText("✓ Right.").waitFor();
  await nodeSays("B, min node, value 3, being searched");
  await goOn();
  // What is asked is not told by the tree.
  await nodeSays("A, max node, no value yet, being searched");
  await answer("three");
  await question().getByText("Type a number first.").waitFor();
  await answer("3");
  await nodeSays("A, max node, value 3, searched");
  await goOn();
  // Alpha.
  match(page.url(), /#\/lesson\/2$/);
  await answer("3");
  await goOn();
  await press("Every leaf from here on is at least 3");
  await question().getByText("the first one of C is 2").waitFor();
  await press("Max gets at least 3");
  await goOn();
  // Beta.
  await answer("3");
  await goOn();
  await press("7");
  await question().getByText("Min can already hold Max to 3.").waitFor();
  await press("1");
  await goOn();
  // The cut: leaves are pressed in the tree.
  const leaf = (/** @type {string} */ name) => page.getByRole("button", { name: new RegExp(`^Leaf ${name}`) });
  await question().getByRole("button", { name: "Check" }).click();
  await question().getByText("Press the leaves in the tree first.").waitFor();
  await leaf("c1").click();
  await question().getByRole("button", { name: "Check" }).click();
  await question().getByText("Not c1: the search has looked at it already.").waitFor();
  await leaf("c1").click();
  await leaf("c2").click();
  await question().getByRole("button", { name: "Check" }).click();
  await question().getByText("Right so far, but there are more.").waitFor();
  await leaf("c3").click();
  await checkAccessibility(page, "pressed leaves");
  await question().getByRole("button", { name: "Check" }).click();
  await goOn();
  await page.getByRole("textbox", { name: "Leaf c2, cut off" }).waitFor();
  await nodeSays("C, min node, value at most 2, being searched");
  await press("B, worth 3, where Max can move");
  ok(await page.locator(".lesson-node.cause").isVisible());
  await goOn();
  // The players exchanged: the leaves are other ones, and cannot be changed.
  await nodeSays("A, min node, value 13, being searched");
  ok(!(await page.getByRole("textbox", { name: "Leaf c1" }).isEditable()));
  await press("β becomes 14");
  await question().getByText("Not “β becomes 14”. A max node changes alpha only").waitFor();
  await press("It is cut, and returns 14 at once");
  await nodeSays("C, max node, value at least 14, being searched");
  await checkAccessibility(page, "a cut of a max node");
  await goOn();
  // Order.
  await answer("1");
  await goOn();
  await press("5");
  await question().getByText("5 leaves instead of 9").waitFor();
  await checkAccessibility(page, "the counts");
  await page.keyboard.press("Enter");
  await page.getByRole("tree", { name: "The tree of the search" }).waitFor();
  deepStrictEqual(complaints, []);
});

test("values can be changed, and are in the address", async () => {
  const { page, view } = site;
  await view("#/lesson/2");
  const leaf = page.getByRole("textbox", { name: "Leaf b1" });
  await leaf.fill("7");
  await question().getByText("B has come to 7").waitFor();
  deepStrictEqual(await page.evaluate(() => document.activeElement?.getAttribute("aria-label")), "Leaf b1, searched");
  await page.waitForURL(/leaves=7%2C12%2C8/);
  match(await copiedLink(page), /#\/lesson\/2\?leaves=7%2C12%2C8/);
  await page.reload();
  await question().getByText("B has come to 7").waitFor();
  await page.getByRole("button", { name: "the original values" }).click();
  await question().getByText("B has come to 3").waitFor();
  deepStrictEqual(new URL(page.url()).hash, "#/lesson/2");
  // Typed as fast as people type, digit by digit; what is no value goes when the leaf is left.
  await leaf.click();
  await page.keyboard.type("17", { delay: 150 });
  await page.waitForURL(/leaves=17%2C12%2C8/);
  await leaf.fill("12345");
  await page.getByRole("textbox", { name: "Leaf b2" }).focus();
  await page.waitForFunction(
    () => /** @type {HTMLInputElement} */ (document.querySelector('[aria-label^="Leaf b1"]')).value === "17",
  );
  // Who is shown the answer has not given it.
  await press("Show me");
  await question().getByText("Answer:").waitFor();
  deepStrictEqual(await question().getByText("✓ Right.").count(), 0);
  // Where nothing is cut off, that is said.
  await view("#/lesson/4?leaves=1,1,1,2,2,2,3,3,3");
  await question().getByText("nothing can be cut off").waitFor();
  await view("#/lesson/3?leaves=1,2,nonsense");
  await question().getByText("Min moves at B").waitFor();
});

test("who answers at once has answered", async () => {
  const { page, view } = site;
  await view("#/look");
  await page.evaluate(() =>
    new MutationObserver((_, observer) => {
      const input = /** @type {HTMLInputElement | null} */ (document.querySelector(".question input"));
      if (!input) return;
      observer.disconnect();
      input.value = "3";
      input.dispatchEvent(new Event("input", { bubbles: true }));
      setTimeout(() => input.form?.requestSubmit());
    }).observe(document.body, { childList: true, subtree: true }),
  );
  await view("#/lesson/1");
  await question().getByText("✓ Right.").waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
  await nodeSays("B, min node, value 3, being searched");
  deepStrictEqual(await question().getByText("✓ Right.").count(), 1);
  await view("#/look");
});

test("the lesson moves where motion is welcome", async () => {
  const { page, view } = site;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await view("#/lesson/1");
  const motions = await watchMotions();
  await answer("3");
  // The leaves are looked at one after the other before the value stands.
  await page.getByRole("textbox", { name: "Leaf b2, not reached yet" }).waitFor();
  await page.getByRole("textbox", { name: "Leaf b3, searched" }).waitFor();
  await page.waitForFunction(({ count }) => count > 0, motions);
  await page.emulateMedia({ reducedMotion: "reduce" });
});

/** Returns a count of the parts of the page that begin to move from now on: what moves now has stopped soon. */
const watchMotions = () =>
  site.page.evaluateHandle(() => {
    const motions = { count: 0 };
    for (const kind of ["transitionrun", "animationstart"]) {
      document.addEventListener(kind, () => (motions.count += 1));
    }
    return motions;
  });

test("nothing moves where motion is not welcome", async () => {
  const { page, view } = site;
  await view("#/lesson/4");
  await question().getByRole("button", { name: "Check" }).waitFor();
  const motions = await watchMotions();
  for (const name of ["c2", "c3"]) await page.getByRole("button", { name: new RegExp(`^Leaf ${name}`) }).click();
  await question().getByRole("button", { name: "Check" }).click();
  await page.getByRole("textbox", { name: "Leaf c2, cut off" }).waitFor();
  await view("#/tree/tree?text=[[3,12,8],[2,4,6],[14,5,2]]&algorithm=alphabeta");
  await page.getByRole("button", { name: "Next cut" }).click();
  await page.locator(".reason", { hasText: "2 moves skipped" }).waitFor();
  deepStrictEqual(await motions.jsonValue(), { count: 0 });
});

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
]) {
  test(`the lesson and the ways on are on one screen of ${width} x ${height}`, async () => {
    const { page, view } = site;
    await page.setViewportSize({ width, height });
    await view("#/");
    await question().waitFor();
    const box = await page.getByRole("link", { name: "Look at games" }).boundingBox();
    ok(box && box.y + box.height < height, "the last way on is in view");
    const file = await page.getByRole("region", { name: "Check your log" }).getByText("Choose a file").boundingBox();
    ok(file && file.y + file.height < height, "a log can be chosen");
  });
}
