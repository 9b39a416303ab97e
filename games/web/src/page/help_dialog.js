// The keys of the page, on `?`.

import { html, useRef } from "./vendor/preact-htm.js";
import { useSetting } from "./setting.js";
import { useShortcuts } from "./shortcuts.js";

const GROUPS = [
  {
    heading: "Boards",
    keys: [
      ["Tab", "to and from the board"],
      ["← ↑ → ↓", "from square to square"],
      ["Home, End", "first, last square of the row"],
      ["Enter, Space", "play on the square"],
    ],
  },
  {
    heading: "Game",
    keys: [
      ["m", "type a move"],
      ["z", "undo"],
      ["h", "hints"],
    ],
  },
  {
    heading: "Search",
    keys: [
      ["f, b", "one step forward, back"],
      ["o", "over the subtree"],
      ["r", "out to the parent"],
      ["l, L", "next, previous log line"],
      ["u, U", "next, previous update"],
      ["c, C", "next, previous cut-off"],
      ["s", "show, hide what was skipped"],
      ["Space", "play, pause"],
    ],
  },
  {
    heading: "Tree",
    keys: [
      ["← →", "previous, next node"],
      ["↓", "show the children, then the first child"],
      ["↑", "hide the children, then the parent"],
      ["Home, End", "first, last node"],
      ["letters", "the next node with that name"],
      ["Enter, Space", "show or hide the children"],
    ],
  },
  {
    heading: "Recorded game",
    keys: [
      ["f, b", "next, previous position"],
      ["Home, End", "on the slider: first, last position"],
    ],
  },
];

/** @param {{ heading: string, keys: string[][] }} group */
function KeyGroup({ heading, keys }) {
  return html`<section>
    <h3>${heading}</h3>
    <dl class="keys">
      ${keys.map(
        ([key, meaning]) =>
          html`<dt><kbd>${key}</kbd></dt>
            <dd>${meaning}</dd>`,
      )}
    </dl>
  </section>`;
}

/** The button in the header, and its dialog. */
export function Help() {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [shortcuts, setShortcuts] = useSetting("shortcuts", "on");
  const open = () => dialog.current?.showModal();
  useShortcuts({ "?": open });
  return html`<button class="quiet" onClick=${open} aria-haspopup="dialog">Keys</button>
    <dialog ref=${dialog} aria-labelledby="help-title">
      <div class="dialog-head">
        <h2 id="help-title">Keys</h2>
        <form method="dialog"><button>Close</button></form>
      </div>
      <div class="key-groups">${GROUPS.map((group) => html`<${KeyGroup} ...${group} />`)}</div>
      <label class="check">
        <input
          type="checkbox"
          checked=${shortcuts === "on"}
          onChange=${() => setShortcuts(shortcuts === "on" ? "off" : "on")}
        />
        Single letters act as shortcuts
      </label>
    </dialog>`;
}
