// Types of the vendored file, as far as the page uses it.

type Frame = { palette?: number[][]; delay?: number };

export function GIFEncoder(): {
  writeFrame(pixels: Uint8Array, width: number, height: number, frame?: Frame): void;
  finish(): void;
  bytesView(): Uint8Array<ArrayBuffer>;
};
