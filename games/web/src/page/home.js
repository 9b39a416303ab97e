// The front page.

import { html } from "./vendor/preact-htm.js";
import { hrefOf } from "./router.js";

/** @param {{ about: import("./types.js").About }} props */
export function Home({ about }) {
  const links = (/** @type {string} */ view, /** @type {import("./types.js").SearchAbout[]} */ games) =>
    html`<ul class="links">
      ${games.map(({ id, name }) => html`<li><a href=${hrefOf(view, id)}>${name}</a></li>`)}
    </ul>`;
  return html`<h1>Boards, games and search trees</h1>
    <div class="cards">
      ${
        about.live !== null &&
        html`<section class="card">
          <h2><a href=${hrefOf("live")}>Watch live</a></h2>
          <p>${about.live}</p>
        </section>`
      }
      <section class="card">
        <h2><a href=${hrefOf("tree")}>Step through a search</a></h2>
        <p>
          Greedy, minimax and alpha-beta on any position, or on a tree of your own, forward and back, with the board, the
          log line, the window and the reason. Compare your own log, or practice.
        </p>
        ${links("tree", [...about.games, about.tree])}
      </section>
      <section class="card">
        <h2><a href=${hrefOf("play")}>Play</a></h2>
        <p>Against a built-in player, against your own program, or two people at one board; with undo and hints.</p>
        ${links("play", about.games)}
      </section>
      <section class="card">
        <h2><a href=${hrefOf("look")}>Look at games</a></h2>
        <p>Records of matches and SGF, position by position; values, mistakes, and the move that was better.</p>
      </section>
    </div>
    <p class="muted">suite ${about.version}. Everything runs on this machine.</p>`;
}
