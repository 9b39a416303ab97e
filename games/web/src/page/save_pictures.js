// The buttons that save what is shown as a picture, and all of it as one that moves, for slides.

import { html, useState } from "./vendor/preact-htm.js";
import { messageOf } from "./api.js";
import { ErrorMessage } from "./fields.js";
import { toGif, toPng } from "./pixels.js";
import { saveFile } from "./save_file.js";

/** The most drawings of a GIF, which nobody would look at longer. */
const MOST = 1000;

/**
 * @param {{ noun: string, name: string, at: number, count?: number, draw: (at: number) => Promise<string> }} props `noun`
 *   is what a drawing shows; the drawing `at` is on the screen, and `name` is that of its file; without the `count` of
 *   all drawings, there is only that one; `draw` returns a drawing as SVG
 */
export function SavePictures({ noun, name, at, count, draw }) {
  const [error, setError] = useState("");
  const [drawn, setDrawn] = useState(/** @type {number | null} */ (null));
  const save = async (/** @type {() => Promise<void>} */ work) => {
    try {
      setError("");
      await work();
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  const saveSvg = () => save(async () => saveFile(`${name}.svg`, await draw(at)));
  const savePng = () => save(async () => saveFile(`${name}.png`, await toPng(await draw(at))));
  const saveGif = async () => {
    if (drawn !== null || count === undefined) return;
    await save(async () => {
      if (count > MOST) throw new Error(`A GIF has room for ${MOST} drawings, and this needs ${count}.`);
      const svgs = [];
      for (let index = 0; index < count; index += 1) {
        setDrawn(index);
        svgs.push(await draw(index));
      }
      saveFile(`${noun}s.gif`, await toGif(svgs));
    });
    setDrawn(null);
  };
  return html`<p class="buttons save-pictures">
      <button onClick=${saveSvg}>Save this ${noun} as SVG</button>
      <button onClick=${savePng}>Save as PNG</button>
      ${
        count !== undefined &&
        html`<button aria-disabled=${drawn === null ? undefined : "true"} onClick=${saveGif}>
          ${drawn === null ? `Save all ${noun}s as GIF` : `Drawing ${drawn + 1} of ${count}…`}
        </button>`
      }
    </p>
    <${ErrorMessage} error=${error} />`;
}
