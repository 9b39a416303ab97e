// How many leaves a search looks at in several orders, as bars.

import { html } from "../vendor/preact-htm.js";

/** @param {{ counts: [string, number][] }} props */
export function OrderCounts({ counts }) {
  return html`<table class="order-counts">
    <caption>
      Leaves looked at, of nine
    </caption>
    <tbody>
      ${counts.map(
        ([order, count]) =>
          html`<tr>
            <th scope="row">${order}</th>
            <td class="numeric">${count}</td>
            <td class="bar" aria-hidden="true"><span style=${{ width: `${(count / 9) * 100}%` }}></span></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
