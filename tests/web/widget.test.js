// The widget that notebooks show, with a model such as anywidget has: steps come from the server, in Python's place.

import { after, before, test } from "node:test";
import { deepStrictEqual, match } from "node:assert";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkAccessibility } from "./accessibility.js";
import { openSite, root } from "./site.js";

const PAGE = join(root, "games/web/src/page");

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => (site = await openSite()));
after(() => site.close());

/** Returns the summary and all steps of a search of the textbook's figure. */
function search() {
  return site.page.evaluate(async () => {
    const headers = { "x-suite-token": localStorage.getItem("suite-token") ?? "", "content-type": "application/json" };
    const ask = async (/** @type {string} */ path, options = {}) => {
      const response = await fetch(`/api/trees${path}`, { headers, ...options });
      if (!response.ok) throw new Error(await response.text());
      return response.json();
    };
    const { id } = await ask("", { method: "POST", body: JSON.stringify({ game: "tree", algorithm: "alphabeta" }) });
    let summary;
    do summary = await ask(`/${id}`);
    while (!summary.done);
    const steps = [];
    for (let step = 0; step < summary.events; step += 1) steps.push(await ask(`/${id}/steps/${step}`));
    return { summary, steps };
  });
}

test("a search is stepped through, without the styles and the keys of the notebook", async () => {
  const { summary, steps } = await search();
  const page = await site.page.context().newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.setContent('<!doctype html><html lang="en"><title>Notebook</title><main><h1>Notebook</h1></main></html>');
  const script = readFileSync(join(PAGE, "dist/widget.js"), "utf8");
  const style = ["theme.css", "tree/tree.css"].map((file) => readFileSync(join(PAGE, file), "utf8")).join("");
  await page.evaluate(
    async ({ script, values, steps }) => {
      const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
      const { default: widget } = await import(url);
      /** @type {Record<string, () => void>} */
      const listeners = {};
      const model = {
        get: (/** @type {keyof typeof values} */ name) => values[name],
        set: (/** @type {string} */ _, /** @type {number} */ number) => (values.step = steps[number]),
        save_changes: () => listeners["change:step"](),
        on: (/** @type {string} */ event, /** @type {() => void} */ listener) => (listeners[event] = listener),
        off: () => {},
      };
      const el = document.createElement("div");
      document.querySelector("main")?.append(el);
      widget.render({ model, el });
    },
    { script, values: { summary, style: style.replaceAll(":root", ":host"), step: steps[0] }, steps },
  );
  await page.getByText("Node entered").waitFor();
  deepStrictEqual(await page.getByRole("treeitem").count(), 4);
  await page.getByRole("button", { name: "Next cut" }).click();
  await page.getByRole("heading", { name: /Cut-off/ }).waitFor();
  match(String(await page.locator(".explanation").textContent()), /cut/i);
  // A key of a notebook, such as `b` for a new cell, is not the widget's.
  await page.keyboard.press("b");
  await page.getByRole("heading", { name: /Cut-off/ }).waitFor();
  await page.getByRole("slider").fill("0");
  await page.getByRole("heading", { name: /Node entered/ }).waitFor();
  await checkAccessibility(page, "the widget");
  deepStrictEqual(complaints, []);
  await page.close();
});
