// GIFs, read by the browser.

/**
 * Returns the size of a GIF, whether it goes on for ever, and the pixels of each drawing as one text.
 * @param {import("playwright-core").Page} page
 * @param {Buffer} file
 */
export function readGif(page, file) {
  return page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: "image/gif" });
    await decoder.tracks.ready;
    await decoder.completed;
    const track = decoder.tracks.selectedTrack;
    const drawings = [];
    let size = [0, 0];
    for (let frameIndex = 0; frameIndex < (track?.frameCount ?? 0); frameIndex += 1) {
      const { image } = await decoder.decode({ frameIndex });
      size = [image.displayWidth, image.displayHeight];
      const pixels = new Uint8Array(image.allocationSize());
      await image.copyTo(pixels);
      image.close();
      const hash = await crypto.subtle.digest("SHA-256", pixels);
      drawings.push([...new Uint8Array(hash)].join(" "));
    }
    return { size, isEndless: track?.repetitionCount === Infinity, drawings };
  }, file.toString("base64"));
}
