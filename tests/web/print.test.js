// The views on paper: what is shown, and nothing to press or to choose with.

import { after, before, test } from "node:test";
import { deepStrictEqual, ok, strictEqual } from "node:assert";
import { openSite } from "./site.js";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => (site = await openSite({ colorScheme: "dark" })));
after(() => site.close());

/** What has no use on paper, as far as it can be seen; buttons that are read have no frame. */
const useless = () =>
  site.page.evaluate(() => {
    const isFramed = (/** @type {Element} */ element) =>
      getComputedStyle(element).borderTopColor !== "rgba(0, 0, 0, 0)" && !element.closest(".lesson-leaf");
    const controls = [...document.querySelectorAll("button")].filter(isFramed);
    const others = document.querySelectorAll(
      "a.button, nav, select, summary, input[type=range], input[type=file], dialog",
    );
    const seen = [...controls, ...others].filter((element) => element.checkVisibility());
    return seen.map((element) => element.textContent?.trim() || element.outerHTML);
  });

/** Prints a view: checks that nothing but what is to be read is there, and that none of it is cut off by a box. */
async function print(/** @type {string} */ where) {
  const { page } = site;
  // What has the focus is not marked.
  await page.keyboard.press("Tab");
  await page.emulateMedia({ media: "print" });
  deepStrictEqual(await useless(), [], where);
  const hidden = await page.evaluate(() => {
    const elements = [...document.querySelectorAll("main, main *")];
    const isCut = (/** @type {Element} */ element) =>
      element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY !== "visible";
    return elements.filter((element) => element.clientHeight > 1 && isCut(element)).map(({ className }) => className);
  });
  deepStrictEqual(hidden, [], where);
  const [outline, ring, paper] = await page.evaluate(() => [
    getComputedStyle(/** @type {Element} */ (document.activeElement)).outlineStyle,
    [...document.querySelectorAll(".focus-ring")].some((element) => element.checkVisibility()),
    getComputedStyle(document.body).color,
  ]);
  deepStrictEqual([outline, ring], ["none", false], where);
  strictEqual(paper, "rgb(29, 33, 41)", `${where}: dark on light`);
}

/** Goes back to the screen. */
const screen = () => site.page.emulateMedia({ media: "screen" });

test("a step of a search is printed with its tree, its reason, and its board", async () => {
  const { page, view } = site;
  await view("#/tree/tictactoe?algorithm=alphabeta&limit=3&step=40");
  await page.locator(".reason").waitFor();
  await page.locator(".tree [tabindex='0']").focus();
  await print("a search");
  for (const shown of ["h1", ".tree", ".reason", ".number-line", ".code", ".board", ".tree-map"])
    ok(await page.locator(shown).first().isVisible(), shown);
  await screen();
});

test("a question of the lesson is printed with its answers", async () => {
  const { page, view } = site;
  await view("#/lesson/2/2");
  await page.getByRole("button", { name: "Max gets at least 3" }).waitFor();
  await print("the lesson");
  ok(await page.getByRole("button", { name: "Max gets at least 3" }).isVisible());
  ok(await page.getByRole("img", { name: /^A, max node/ }).isVisible());
  ok(!(await page.getByRole("button", { name: "Show me" }).isVisible()));
  await screen();
});

test("a question of practice is printed with its tree", async () => {
  const { page, view } = site;
  await view("#/tree/tree?text=[[3,12,8],[2,4,6],[14,5,2]]&algorithm=alphabeta&practice=7");
  await page.getByText(/^Question 1 of/).waitFor();
  await print("practice");
  for (const shown of [".prompt", ".tree"]) ok(await page.locator(shown).isVisible(), shown);
  await screen();
});

test("a game is printed with its board and its moves", async () => {
  const { page, view } = site;
  await view("#/look/moves/tictactoe/1,1 0,1 0,0/2");
  await page.getByRole("grid").waitFor();
  await print("a record");
  ok(await page.getByRole("grid").isVisible());
  ok(await page.getByRole("list", { name: "Moves" }).getByText("0,1").isVisible());
  await screen();
  await view("#/play/tictactoe");
  await page.getByLabel("Player").nth(1).selectOption("human");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.getByRole("gridcell", { name: /legal/ }).first().press("Enter");
  await page.getByText("1 move played").waitFor();
  await print("a game");
  ok(await page.getByRole("grid").isVisible());
  await screen();
  await page.getByRole("button", { name: "Resign" }).click();
});
