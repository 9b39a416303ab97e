// The token: how the page gets it, and that it lets nobody else in.

import { after, before, test } from "node:test";
import { deepStrictEqual, notStrictEqual, ok, strictEqual } from "node:assert";
import { openSite } from "./site.js";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => (site = await openSite()));
after(() => site.close());

const heading = () => site.page.getByRole("heading", { name: "Alpha-beta in five steps" });

test("it is neither in the address nor in a cookie once the page is open", async () => {
  const { page, complaints } = site;
  await heading().waitFor();
  strictEqual(page.url(), site.url.replace(/#.*/, ""));
  strictEqual(await page.evaluate(() => document.cookie), "");
  deepStrictEqual(await page.context().cookies(), []);
  await page.reload();
  await heading().waitFor();
  deepStrictEqual(complaints, []);
});

test("links open in new tabs", async () => {
  const { page } = site;
  const link = page.getByRole("navigation").getByRole("link", { name: "Play" });
  const [tab] = await Promise.all([page.context().waitForEvent("page"), link.click({ modifiers: ["Control"] })]);
  await tab.getByRole("button", { name: "Start the game" }).waitFor();
  await tab.close();
});

test("a wrong one in the address changes nothing", async () => {
  const { page } = site;
  const wrong = site.url.replace(/token=.*/, `token=${"0".repeat(32)}/play`);
  const [answer] = await Promise.all([page.waitForResponse("**/api/token"), page.goto(wrong)]);
  strictEqual(answer.status(), 401);
  await page.getByRole("button", { name: "Start the game" }).waitFor();
  strictEqual(new URL(page.url()).hash, "#/play");
});

test("the right one is taken by a page that is open without it", async () => {
  const { page } = site;
  await page.evaluate(() => localStorage.clear());
  await page.goto(site.url.replace(/#.*/, "#/look"));
  await page.reload();
  await page.getByRole("alert").getByText("expected the token").waitFor();
  await page.goto(`${site.url}/tree`);
  await page.getByRole("button", { name: "Search" }).waitFor();
  ok(!page.url().includes("token"));
});

test("the page of another port has nothing of it", async () => {
  const other = await openSite({}, ["web"], site.page.context());
  try {
    const key = () => localStorage.getItem("suite-token");
    const [own, others] = [await site.page.evaluate(key), await other.page.evaluate(key)];
    ok(own && others);
    notStrictEqual(own, others);
    // It asks as much as a page of another origin can.
    const ask = async (/** @type {{ to: string, token: string }} */ { to, token }) => {
      const headers = { "x-suite-token": token };
      return fetch(`${to}api/about`, { headers, credentials: "include" }).then(
        ({ status }) => status,
        () => "refused",
      );
    };
    const to = new URL("/", site.url).href;
    strictEqual(await other.page.evaluate(ask, { to, token: own }), "refused");
    strictEqual(await site.page.evaluate(ask, { to, token: own }), 200);
  } finally {
    await other.close();
  }
});

test("events are heard again after the connection was lost", async () => {
  const { page, view } = site;
  let lost = 0;
  await page.route("**/api/games/*/events", (route) => (lost++ ? route.continue() : route.abort()));
  await view("#/play");
  await page.getByRole("combobox", { name: "Game", exact: true }).selectOption("tictactoe");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.getByRole("grid").waitFor();
  strictEqual(lost, 2);
});
