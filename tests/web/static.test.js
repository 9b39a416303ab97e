// What only the page of a static site does: no server, no request to anywhere else, work that can be given up.

import { after, before, test } from "node:test";
import { deepStrictEqual, ok, strictEqual } from "node:assert";
import { checkAccessibility } from "./accessibility.js";
import { folder, needsSite, openSite } from "./site.js";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => folder && (site = await openSite()));
after(() => site?.close());

test("nothing is asked of anywhere else, and nothing is kept in cookies", needsSite, async () => {
  const { page, url, complaints } = site;
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.reload();
  await page.getByRole("navigation").getByRole("link", { name: "Play" }).click();
  await page.getByRole("button", { name: "Start the game" }).waitFor();
  ok(asked.length > 3 && asked.every((address) => address.startsWith(url)), asked.join(" "));
  deepStrictEqual(await page.context().cookies(), []);
  deepStrictEqual(complaints, []);
});

test("the page says that programs, live matches and classes need the command", needsSite, async () => {
  const { page, view } = site;
  await view("#/");
  await page.getByText("live matches and the grading of classes need the command suite").waitFor();
  await view("#/live");
  await page.getByText("with the command: suite go host --live").waitFor();
  await checkAccessibility(page, "no live match");
  await view("#/play");
  await page.getByRole("combobox", { name: "Game", exact: true }).selectOption("go");
  await page.getByText("Your own programs play with the command").waitFor();
  deepStrictEqual(await page.getByRole("option", { name: "your program" }).count(), 0);
  await checkAccessibility(page, "a game without programs");
});

for (const [width, height] of [
  [1000, 660],
  [700, 500],
]) {
  test(`the page fits a frame of ${width} x ${height} in a page of somebody else`, needsSite, async () => {
    const { page, url } = site;
    const course = await page.context().newPage();
    const search = "#/tree/tictactoe?algorithm=alphabeta&limit=3&step=40";
    await course.setContent(
      `<!doctype html><html lang="en"><title>Course</title><main><h1>Week 3</h1>
        <iframe title="A search" width="${width}" height="${height}" src="${url}?embed${search}"></iframe></main>`,
    );
    const frame = course.frameLocator("iframe");
    await frame.locator(".reason").waitFor();
    strictEqual(await frame.getByRole("navigation").count(), 0);
    const [wide, high] = await frame
      .locator(":root")
      .evaluate(({ scrollWidth, scrollHeight }) => [scrollWidth - innerWidth, scrollHeight - innerHeight]);
    ok(wide <= 0, `${wide} pixels too wide`);
    // A small frame scrolls; in a larger one, all is on one stage.
    ok(width < 960 || high <= 0, `${high} pixels too high`);
    await frame.getByRole("button", { name: "One step forward" }).click();
    await frame.getByRole("slider").and(frame.locator("[aria-valuetext^='step 41 of']")).waitFor();
    await checkAccessibility(course, "a page with a frame");
    await course.close();
  });
}

test("a game goes on while a hint is looked for, and its record is there after it", needsSite, async () => {
  const { page, view, complaints } = site;
  await view("#/play");
  await page.getByRole("combobox", { name: "Game", exact: true }).selectOption("othello");
  await page.getByLabel("Board size").selectOption("8");
  await page.getByLabel("Player").nth(1).selectOption("human");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.getByRole("grid").waitFor();
  await page.getByRole("button", { name: "Hints" }).click();
  await page.locator("[role=gridcell][aria-label*=', legal']").first().press("Enter");
  // The move does not wait for the hint, which begins anew.
  await page.getByText(/[12] moves? played/).waitFor();
  await page.locator(".note").first().waitFor();
  deepStrictEqual(await page.getByRole("alert").count(), 0, "the game and the hint are as they should be");
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("link", { name: "Look at this game" }).click();
  await page.getByRole("button", { name: "Analyze" }).click();
  await page.getByText("Analyzing").waitFor();
  await view("#/look");
  await page.getByRole("button", { name: "Show" }).waitFor();
  strictEqual(complaints.length, 0, complaints.join("\n"));
});
