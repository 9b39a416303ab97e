// A match that is watched while it is played: a person types its moves.

import { after, before, test } from "node:test";
import { deepStrictEqual, ok, strictEqual } from "node:assert";
import { checkAccessibility } from "./accessibility.js";
import { openSite } from "./site.js";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(
  async () => (site = await openSite({}, "tictactoe host --x human --o smart --games 2 --seed 1 --live".split(" "))),
);
after(() => site.close());

const overflow = () => site.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test("the address leads to the match, and the front page names it", async () => {
  const { page, view } = site;
  await page.getByRole("heading", { name: "tictactoe: human against smart, 2 games" }).waitFor();
  await view("#/");
  await page.getByRole("link", { name: "Watch live" }).click();
  await page.getByRole("grid", { name: "Game 1: human – smart" }).waitFor();
  strictEqual(
    await page.getByRole("navigation").getByRole("link", { name: "Live" }).getAttribute("aria-current"),
    "page",
  );
});

test("moves, the clock and the standings are shown as they come", async () => {
  const { page, say } = site;
  say("1,1");
  await page.getByText("2 moves played").waitFor();
  await page.getByRole("status").getByText("was played").waitFor();
  for (const width of [390, 1280]) {
    for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      ok((await overflow()) <= 0, `${width} pixels are not enough`);
      await checkAccessibility(page, `a live match, ${width} pixels, ${colorScheme}`);
    }
  }
});

test("a finished game is looked at by keyboard, and the match goes on", async () => {
  const { page, say } = site;
  say("resign");
  await page.getByRole("grid", { name: "Game 2: human – smart" }).waitFor();
  await page.getByRole("row", { name: "smart 1 1 1 1 0 0" }).waitFor();
  await page.getByRole("link", { name: "Game 1: human – smart" }).press("Enter");
  await page.getByRole("slider").press("End");
  await page.getByText("O (smart) wins: X (human), move 3, resigned").waitFor();
  await page.goBack();
  await page.getByRole("grid", { name: "Game 2: human – smart" }).waitFor();
});

test("the page keeps the end of the match, when the server is gone", async () => {
  const { page, say, complaints } = site;
  say("quit");
  await page.getByText("its server has ended", { exact: false }).waitFor();
  await page.getByRole("row", { name: "smart 1 2 2 2 0 0" }).waitFor();
  await page.getByRole("status").getByText("The match is over.").waitFor();
  strictEqual(await page.getByRole("link", { name: "Game 1: human – smart" }).count(), 0);
  await checkAccessibility(page, "the end of a match");
  deepStrictEqual(complaints, []);
});
