// Drawings as pictures of pixels, with the browser's fonts: PNG, and GIF of several drawings.

import { GIFEncoder } from "./vendor/gifenc.js";

/** How much larger than on the screen a picture is, so that it is sharp on a wall. */
const SCALE = 3;

/** The same for a GIF, which has a picture for each step. */
const GIF_SCALE = 2;

/** How long a GIF shows a drawing, in milliseconds. */
const DELAY = 2000;

/** The colors of drawings, which are all shades of gray. */
const GRAYS = Array.from({ length: 256 }, (_, gray) => [gray, gray, gray]);

/** @param {string} svg */
async function load(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/**
 * Returns a canvas that has room for each of these drawings.
 * @param {HTMLImageElement[]} images
 * @param {number} scale
 */
function canvasFor(images, scale) {
  const canvas = document.createElement("canvas");
  canvas.width = scale * Math.max(...images.map((image) => image.naturalWidth));
  canvas.height = scale * Math.max(...images.map((image) => image.naturalHeight));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("The picture is too large.");
  context.scale(scale, scale);
  return { canvas, context };
}

/**
 * Turns a drawing into a PNG.
 * @param {string} svg
 * @returns {Promise<Blob>}
 */
export async function toPng(svg) {
  const image = await load(svg);
  const { canvas, context } = canvasFor([image], SCALE);
  context.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture is too large."))), "image/png"),
  );
}

/**
 * Turns drawings into a GIF that shows one after the other, again and again.
 * @param {string[]} svgs
 * @returns {Promise<Blob>}
 */
export async function toGif(svgs) {
  const images = await Promise.all(svgs.map(load));
  const { canvas, context } = canvasFor(images, GIF_SCALE);
  const { width, height } = canvas;
  const gif = GIFEncoder();
  for (const [index, image] of images.entries()) {
    // A drawing that is smaller than the one before it covers all of that.
    context.fillStyle = "white";
    context.fillRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const grays = new Uint8Array(width * height).map((_, pixel) => data[4 * pixel]);
    gif.writeFrame(grays, width, height, { delay: DELAY, ...(index === 0 && { palette: GRAYS }) });
    // The page can do something else between two drawings.
    await new Promise((resolve) => setTimeout(resolve));
  }
  gif.finish();
  return new Blob([gif.bytesView()], { type: "image/gif" });
}
