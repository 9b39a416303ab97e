// Starts a self-contained file, which has no server: it shows the games and logs that it holds, beside a report that needs no script.

import { html, render, useEffect, useRef } from "./vendor/preact-htm.js";
import { Help } from "./help_dialog.js";
import { LiveRegion } from "./live_region.js";
import { partsOf, placeOf } from "./look/game_line.js";
import { RecordViewer } from "./look/record_viewer.js";
import { hrefOf, keepAddress, useAddress } from "./router.js";
import { makeTablesSortable } from "./sortable.js";
import { ThemeSwitch, applyTheme } from "./theme.js";
import { LogViewer } from "./tree/log_viewer.js";

/** @typedef {import("./types.js").PageData} PageData */
/** @typedef {import("./types.js").GameRecord} GameRecord */

/** @returns {PageData} */
function embeddedData() {
  return JSON.parse(document.getElementById("data")?.textContent ?? "{}");
}

/** @param {import("./types.js").PageRecord} record */
function titleOf(record) {
  return record.kind === "game" ? (record.title ?? record.players.join(" – ")) : record.title;
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

/** The report, which is there without script, too; a file of one game has none. */
const report = document.getElementById("report");

/** Where the reader has left the report. */
let place = document.activeElement;

/**
 * Shows the report where the reader has left it, or hides it while a record is shown, and takes the reader to that.
 * @param {HTMLElement | null} heading that of the record
 */
function showReport(heading) {
  if (!report || report.hidden === Boolean(heading)) return;
  if (heading) place = document.activeElement;
  report.hidden = Boolean(heading);
  if (heading) scrollTo(0, 0);
  const target = heading ?? place;
  if (target instanceof HTMLElement) target.focus();
}

/** @param {{ data: PageData }} props */
function Standalone({ data }) {
  const {
    route: [view, number, ...at],
  } = useAddress();
  const index = view === "record" ? Number(number) : report ? undefined : 0;
  const record = index === undefined ? undefined : data.records[index];
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    document.title = record ? titleOf(record) : data.title;
    showReport(heading.current);
  }, [record]);
  return html`<header class="top">
      <span class="brand">suite</span>
      <nav></nav>
      <${Help} /><${ThemeSwitch} />
    </header>
    ${
      record &&
      html`<main key=${index}>
        ${report && html`<p><a href="#/">‹ ${data.title}</a></p>`}
        <h1 ref=${heading} tabindex="-1">${titleOf(record)}</h1>
        ${
          record.kind === "log"
            ? html`<${LogViewer} record=${record} />`
            : html`<${RecordViewer}
                record=${record}
                analysis=${record.analysis ?? []}
                keeps=${judgeOf(record)}
                start=${placeOf(at)}
                onPlace=${(/** @type {import("./look/game_line.js").Place} */ place) =>
                  keepAddress(hrefOf("record", index ?? 0, ...partsOf(place)))}
              />`
        }
      </main>`
    }
    <${LiveRegion} />`;
}

applyTheme();
makeTablesSortable();
render(html`<${Standalone} data=${embeddedData()} />`, /** @type {Element} */ (document.getElementById("app")));
