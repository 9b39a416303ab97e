// The games of a file: totals, a filter, an order, and a way to each game.

import { html, useEffect, useMemo, useState } from "../vendor/preact-htm.js";
import { get, messageOf } from "../api.js";
import { CopyLink } from "../copy_link.js";
import { Input, Select } from "../fields.js";
import { hrefOf } from "../router.js";
import { counted } from "../words.js";
import { isHolding } from "./held_games.js";
import { NotOpen } from "./not_open.js";
import { TableView } from "./table.js";

/** @typedef {import("../types.js").RecordList["games"][number]} GameSummary */

/** The games that are shown at a time. */
const PAGE = 100;

const RESULTS = /** @type {[string, string][]} */ ([
  ["", "any result"],
  ["0", "won by who moved first"],
  ["1", "won by who moved second"],
  ["null", "no winner"],
]);

/**
 * The columns: the label, and what they are ordered by.
 * @type {{ label: string, key: (game: GameSummary) => string | number }[]}
 */
const COLUMNS = [
  { label: "Game", key: ({ number }) => number },
  { label: "Moved first", key: ({ players }) => players[0] },
  { label: "Moved second", key: ({ players }) => players[1] },
  { label: "Result", key: ({ outcome }) => outcome.words },
  { label: "Moves", key: ({ boards }) => boards },
];

/**
 * Returns who won how many games.
 * @param {GameSummary[]} games
 * @returns {import("../types.js").Table}
 */
function totals(games) {
  /** @type {Map<string, number[]>} */
  const rows = new Map();
  for (const { players, outcome } of games) {
    players.forEach((name, player) => {
      const row = rows.get(name) ?? [0, 0, 0, 0];
      row[0] += 1;
      row[outcome.winner === null ? 3 : outcome.winner === player ? 1 : 2] += 1;
      rows.set(name, row);
    });
  }
  const columns = ["Player", "Games", "Won", "Lost", "No winner"];
  return {
    caption: `Totals of ${counted(games.length, "game")}`,
    columns: columns.map((label, index) => ({ label, numeric: index > 0 })),
    rows: [...rows].sort(([, a], [, b]) => b[1] - a[1]).map(([name, row]) => [name, ...row]),
  };
}

/**
 * @param {{ address: string[], games: GameSummary[] }} props
 */
function GameTable({ address, games }) {
  const [order, setOrder] = useState({ column: 0, isAscending: true });
  const [shown, setShown] = useState(PAGE);
  const { key } = COLUMNS[order.column];
  const compare = (/** @type {GameSummary} */ a, /** @type {GameSummary} */ b) => {
    const [one, other] = [key(a), key(b)];
    return typeof one === "number" ? one - Number(other) : one.localeCompare(String(other));
  };
  const sorted = games.toSorted((a, b) => (order.isAscending ? compare(a, b) : compare(b, a)));
  const sort = (/** @type {number} */ column) =>
    setOrder({ column, isAscending: order.column === column ? !order.isAscending : true });
  return html`<div class="scroll-x" tabindex="0" role="region" aria-label="Games">
      <table class="sortable game-table">
        <caption>
          ${counted(games.length, "game")}
        </caption>
        <thead>
          <tr>
            ${COLUMNS.map(({ label }, column) => {
              const direction = order.isAscending ? "ascending" : "descending";
              return html`<th scope="col" aria-sort=${order.column === column ? direction : undefined}>
                <button onClick=${() => sort(column)}>${label}</button>
              </th>`;
            })}
          </tr>
        </thead>
        <tbody>
          ${sorted.slice(0, shown).map(
            ({ number, players, outcome, boards }) =>
              html`<tr key=${number}>
                <th scope="row"><a href=${hrefOf(...address, number)}>Game ${number}</a></th>
                <td>${players[0]}</td>
                <td>${players[1]}</td>
                <td>${outcome.words}</td>
                <td class="numeric">${boards - 1}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${
      games.length > shown &&
      html`<button onClick=${() => setShown(shown + PAGE)}>
        Show ${Math.min(PAGE, games.length - shown)} more of ${games.length}
      </button>`
    }`;
}

/** @param {{ id: string, address: string[] }} props */
export function GameList({ id, address }) {
  const [games, setGames] = useState(/** @type {GameSummary[]} */ ([]));
  const [error, setError] = useState("");
  const [name, setName] = useState("");
  const [result, setResult] = useState("");
  useEffect(() => {
    get(`records/${id}`).then(
      (list) => setGames(list.games),
      (failure) => setError(messageOf(failure)),
    );
  }, [id]);
  const matching = useMemo(() => {
    const part = name.trim().toLowerCase();
    return games.filter(
      ({ players, outcome }) =>
        players.some((player) => player.toLowerCase().includes(part)) &&
        (result === "" || String(outcome.winner) === result),
    );
  }, [games, name, result]);
  return html`<h1>Games</h1>
    <${NotOpen} error=${error} />
    ${isHolding(address) && html`<p><${CopyLink} /></p>`}
    ${
      games.length > 0 &&
      html`<form class="fields" role="search" aria-label="Filter" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
          <${Input} label="Player" value=${name} placeholder="part of a name" onChange=${setName} />
          <${Select} label="Result" value=${result} values=${RESULTS} onChange=${setResult} />
        </form>
        <${TableView} table=${totals(matching)} />
        <${GameTable} key=${`${name} ${result}`} address=${address} games=${matching} />`
    }`;
}
