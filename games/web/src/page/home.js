// The front page: the lesson, and the ways to everything else.

import { html } from "./vendor/preact-htm.js";
import { isStatic } from "./api.js";
import { Lesson } from "./lesson/lesson.js";
import { hrefOf } from "./router.js";
import { LogCard, gameOfLogs } from "./tree/log_drop.js";

/** @param {{ about: import("./types.js").About, address: import("./router.js").Address }} props */
export function Home({ about, address }) {
  const links = (/** @type {string} */ view, /** @type {import("./types.js").SearchAbout[]} */ games) =>
    html`<ul class="links">
      ${games.map(({ id, name }) => html`<li><a href=${hrefOf(view, id)}>${name}</a></li>`)}
    </ul>`;
  const logged = gameOfLogs(about.games);
  return html`<h1 class="lesson-title">Alpha-beta in five steps</h1>
    <${Lesson} address=${address} />
    <div class="cards ways">
      ${
        about.live !== null &&
        html`<section class="card">
          <h2><a href=${hrefOf("live")}>Watch live</a></h2>
          <p>${about.live}</p>
        </section>`
      }
      ${logged?.textbook.log && html`<${LogCard} game=${logged} file=${logged.textbook.log.file} />`}
      <section class="card">
        <h2><a href=${hrefOf("tree")}>Search trees</a></h2>
        ${links("tree", [...about.games, about.tree])}
      </section>
      <section class="card">
        <h2><a href=${hrefOf("practice")}>Practice</a></h2>
        <p>Cuts, values and log lines, in random trees.</p>
      </section>
      <section class="card">
        <h2><a href=${hrefOf("play")}>Play</a></h2>
        ${links("play", about.games)}
      </section>
      <section class="card">
        <h2><a href=${hrefOf("look")}>Look at games</a></h2>
        <p>Records and SGF, with values and mistakes.</p>
      </section>
    </div>
    <p class="muted">
      suite ${about.version}. Everything runs on this
      machine.${isStatic && html` Programs of your own, live matches and the grading of classes need the command <code>suite</code>.`}
    </p>`;
}
