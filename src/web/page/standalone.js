// Starts a self-contained file, which has no server: it shows the games and tables that it holds.

import { html, render, useEffect } from "./vendor/preact-htm.js";
import { Help } from "./help_dialog.js";
import { LiveRegion } from "./live_region.js";
import { RecordViewer } from "./look/record_viewer.js";
import { TableView } from "./look/table.js";
import { hrefOf, useRoute } from "./router.js";
import { ThemeSwitch, applyTheme } from "./theme.js";

/** @typedef {import("./types.js").PageData} PageData */
/** @typedef {import("./types.js").GameRecord} GameRecord */

/** @returns {PageData} */
function embeddedData() {
  return JSON.parse(document.getElementById("data")?.textContent ?? "{}");
}

/** @param {GameRecord} record */
function titleOf(record) {
  return record.title ?? `${record.players[0]} – ${record.players[1]}`;
}

/**
 * Returns what judges a move in place of the server, if the file holds the moves that keep the result.
 * @param {GameRecord} record
 */
function judgeOf({ analysis = [], keeps }) {
  const better = (/** @type {number} */ ply) => analysis.find((item) => item.ply === ply + 1)?.mistake?.better;
  return async (/** @type {number} */ ply, /** @type {string} */ move) =>
    keeps?.[ply]?.includes(move) ?? move === better(ply);
}

/** @param {{ record: GameRecord, data: PageData }} props */
function GamePage({ record, data }) {
  const hasOthers = data.sections.length > 0 || data.games.length > 1;
  return html`${hasOthers && html`<p><a href="#/">‹ ${data.title}</a></p>`}
    <h1>${titleOf(record)}</h1>
    <${RecordViewer} record=${record} analysis=${record.analysis ?? []} keeps=${judgeOf(record)} />`;
}

/** @param {{ data: PageData }} props */
function Contents({ data }) {
  return html`<h1>${data.title}</h1>
    ${data.subtitle && html`<p class="muted">${data.subtitle}</p>`}
    ${data.sections.map(
      ({ heading, text = [], table }) =>
        html`<section>
          <h2>${heading}</h2>
          ${text.map((paragraph) => html`<p>${paragraph}</p>`)} ${table && html`<${TableView} table=${table} />`}
        </section>`,
    )}
    ${
      data.games.length > 0 &&
      html`<h2>Games</h2>
        <ol class="game-list">
          ${data.games.map(
            (record, index) =>
              html`<li>
                <a href=${hrefOf("game", index)}>${titleOf(record)}</a>
                <span class="muted"> ${record.outcome.words}</span>
              </li>`,
          )}
        </ol>`
    }`;
}

/** @param {{ data: PageData }} props */
function Standalone({ data }) {
  const [view, index] = useRoute();
  const only = data.sections.length === 0 && data.games.length === 1 ? data.games[0] : undefined;
  const record = view === "game" ? data.games[Number(index)] : only;
  useEffect(() => {
    document.title = record ? titleOf(record) : data.title;
  }, [record]);
  return html`<header class="top">
      <span class="brand">suite</span>
      <nav></nav>
      <${Help} /><${ThemeSwitch} />
    </header>
    <main>
      ${record ? html`<${GamePage} key=${index} record=${record} data=${data} />` : html`<${Contents} data=${data} />`}
    </main>
    <${LiveRegion} />`;
}

applyTheme();
render(html`<${Standalone} data=${embeddedData()} />`, /** @type {Element} */ (document.getElementById("app")));
