// The buttons that move through a search, and its slider.

import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { useSetting } from "../setting.js";
import { useShortcuts } from "../shortcuts.js";
import { Slider } from "../slider.js";
import { grouped } from "../words.js";

/** @typedef {import("../types.js").Jumps} Jumps */

const SPEEDS = [1, 2, 5, 10, 30];

/**
 * A button that goes to a step, and cannot be pressed without one.
 * @param {{ step: number | null | undefined, go: (step: number | null | undefined) => void, label: string, children?: unknown, class?: string }} props
 */
function Jump({ step, go, label, children, class: name = "" }) {
  const isOff = step === null || step === undefined;
  return html`<button
    class=${name}
    aria-disabled=${isOff ? "true" : undefined}
    aria-label=${label}
    onClick=${() => go(step)}
  >
    ${children}
  </button>`;
}

/**
 * Two buttons, to the previous and the next event of a kind.
 * @param {{ name: string, kind: keyof Jumps, next: Jumps, previous: Jumps, go: (step: number | null | undefined) => void }} props
 */
function JumpPair({ name, kind, next, previous, go }) {
  return html`<div class="segments" role="group" aria-label=${name}>
    <${Jump} step=${previous[kind]} go=${go} label=${`Previous ${name}`}>‹<//>
    <${Jump} step=${next[kind]} go=${go} label=${`Next ${name}`}>${name} ›<//>
  </div>`;
}

/**
 * Shows a step after another, so many in a second.
 * @param {import("./stepper.js").Stepper} stepper
 */
function usePlayback({ step, go }) {
  const [isPlaying, setPlaying] = useState(false);
  const [rate, setRate] = useSetting("speed", "2");
  const speed = Number(rate) || 2;
  const next = step?.next.step ?? null;
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (next === null) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => go(next), 1000 / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, speed, next]);
  return { isPlaying, setPlaying, speed, setRate };
}

/** @param {{ stepper: import("./stepper.js").Stepper, hasWindow: boolean, hasLog: boolean, onPlaying: (isPlaying: boolean) => void }} props */
export function Transport({ stepper, hasWindow, hasLog, onPlaying }) {
  const { step, summary, go } = stepper;
  const { isPlaying, setPlaying, speed, setRate } = usePlayback(stepper);
  useEffect(() => onPlaying(isPlaying), [isPlaying]);
  const next = step?.next ?? { step: null };
  const previous = step?.previous ?? { step: null };
  const play = () => setPlaying(!isPlaying);
  useShortcuts({
    f: () => go(next.step),
    b: () => go(previous.step),
    o: () => go(next.over),
    r: () => go(next.out),
    l: () => go(next.line),
    L: () => go(previous.line),
    u: () => go(next.update),
    U: () => go(previous.update),
    c: () => go(next.cut),
    C: () => go(previous.cut),
    " ": play,
  });
  const last = (summary?.events ?? 1) - 1;
  const at = step?.step ?? 0;
  return html`<section class="transport" aria-label="Steps of the search">
    <div class="buttons">
      <div class="segments" role="group" aria-label="Step">
        <${Jump} step=${previous.step} go=${go} label="One step back">‹ Back<//>
        <${Jump} class="primary" step=${next.step} go=${go} label="One step forward">Forward ›<//>
      </div>
      <div class="segments" role="group" aria-label="Subtree">
        <${Jump} step=${next.over} go=${go} label="Over the subtree">Over<//>
        <${Jump} step=${next.out} go=${go} label="Out to the parent">Out<//>
      </div>
      ${hasLog && html`<${JumpPair} name="log line" kind="line" next=${next} previous=${previous} go=${go} />`}
      <${JumpPair} name="update" kind="update" next=${next} previous=${previous} go=${go} />
      ${hasWindow && html`<${JumpPair} name="cut" kind="cut" next=${next} previous=${previous} go=${go} />`}
      <div class="segments" role="group" aria-label="Playback">
        <button onClick=${play} aria-pressed=${isPlaying}>${isPlaying ? "Pause" : "Play"}</button>
        <select
          aria-label="Steps in a second"
          onChange=${(/** @type {any} */ event) => setRate(event.target.value)}
        >
          ${SPEEDS.map((rate) => html`<option value=${rate} selected=${rate === speed}>${rate} / s</option>`)}
        </select>
      </div>
    </div>
    <${Slider}
      label="Step of the search"
      value=${at}
      last=${last}
      text=${`step ${grouped(at)} of ${grouped(Math.max(last, 0))}`}
      onChange=${go}
    />
  </section>`;
}
