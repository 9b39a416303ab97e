// Measures the first paint of the static site: `SITE=DIR npm run paint`, with the folder that `.ci/site` has written.

import { openBrowser } from "./browser.js";
import { folder } from "./site.js";
import { serveFolder } from "./static_server.js";

const TIMES = 9;

if (!folder) throw new Error("SITE has to name the folder of the site");
const site = await serveFolder(folder);
const { context, close } = await openBrowser();
const paints = [];
for (let time = 0; time < TIMES; time += 1) {
  // The server says nothing of caches, so that each page loads everything.
  const page = await context.newPage();
  await page.goto(site.url);
  const paint = await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
  paints.push(Number(await paint.jsonValue()));
  await page.close();
}
await close();
site.end();
paints.sort((one, other) => one - other);
const [least, median, most] = [0, (TIMES - 1) / 2, TIMES - 1].map((index) => Math.round(paints[index]));
process.stdout.write(`first contentful paint after ${median} ms (median of ${TIMES}; ${least} to ${most} ms)\n`);
