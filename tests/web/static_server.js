// Any web server: it serves the files of a folder, somewhere below its root, and nothing else.

import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";

/** Where the site is on the server. */
const PLACE = "/courses/ai/";

const TYPES = /** @type {Record<string, string>} */ ({
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
});

/**
 * Serves a folder; returns the address, and how to end it.
 * @param {string} folder
 */
export async function serveFolder(folder) {
  const server = createServer(async ({ url = "" }, response) => {
    const path = new URL(url, "http://server").pathname;
    const name = path === PLACE ? "index.html" : path.slice(PLACE.length);
    const content = path.startsWith(PLACE) && (await readFile(join(folder, name)).catch(() => null));
    // WebAssembly has no type here, as on servers that do not know it.
    response.writeHead(content ? 200 : 404, { "content-type": TYPES[extname(name)] ?? "application/octet-stream" });
    response.end(content);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}${PLACE}`, end: () => server.close() };
}
