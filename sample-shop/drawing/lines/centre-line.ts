export interface Bitmap {
  width: number;
  height: number;
  /** One byte a pixel, 0 or 1. */
  pixels: Uint8Array;
}

export interface Point {
  x: number;
  y: number;
}

/** Thins a drawn shape to lines one pixel wide along its middle (Zhang and Suen, 1984). The border must be empty. */
export function thinToCentreLine({ width, height, pixels }: Bitmap): Bitmap {
  const thinned = pixels.slice();
  let inside = indicesOf(thinned);
  let changed = true;
  while (changed) {
    changed = false;
    for (const pass of [0, 1] as const) {
      const removed = inside.filter((index) => isRemovable(thinned, index, width, pass));
      for (const index of removed) thinned[index] = 0;
      if (removed.length > 0) {
        changed = true;
        inside = inside.filter((index) => thinned[index] === 1);
      }
    }
  }
  return { width, height, pixels: thinned };
}

function indicesOf(pixels: Uint8Array) {
  const indices: number[] = [];
  pixels.forEach((value, index) => value === 1 && indices.push(index));
  return indices;
}

/** Spelled out: this runs some hundred million times. */
function isRemovable(pixels: Uint8Array, index: number, width: number, pass: 0 | 1) {
  const n = pixels[index - width] ?? 0;
  const ne = pixels[index - width + 1] ?? 0;
  const e = pixels[index + 1] ?? 0;
  const se = pixels[index + width + 1] ?? 0;
  const s = pixels[index + width] ?? 0;
  const sw = pixels[index + width - 1] ?? 0;
  const w = pixels[index - 1] ?? 0;
  const nw = pixels[index - width - 1] ?? 0;
  const neighbours = n + ne + e + se + s + sw + w + nw;
  if (neighbours < 2 || neighbours > 6) return false;
  const rises =
    (1 - n) * ne +
    (1 - ne) * e +
    (1 - e) * se +
    (1 - se) * s +
    (1 - s) * sw +
    (1 - sw) * w +
    (1 - w) * nw +
    (1 - nw) * n;
  if (rises !== 1) return false;
  return pass === 0 ? n * e * s === 0 && e * s * w === 0 : n * e * w === 0 && n * s * w === 0;
}
