import type { Image } from '../image/image.ts';
import type { Canvas } from '../scene/surface.ts';

/** Reads one channel of an image of a canvas at a point in picture units. */
export type ImageReader = (x: number, y: number, channel: 0 | 1 | 2) => number;

/** Returns a reader that blends neighbouring pixels; beyond its edges the image goes on mirrored. */
export function createImageReader({ width, height, data }: Image, { scale, overhang }: Canvas): ImageReader {
  return (x, y, channel) => {
    const sx = mirrored((x + overhang) * scale - 0.5, width - 1.001);
    const sy = mirrored((y + overhang) * scale - 0.5, height - 1.001);
    const left = Math.floor(sx);
    const top = Math.floor(sy);
    const fx = sx - left;
    const fy = sy - top;
    const at = (top * width + left) * 3 + channel;
    const below = at + width * 3;
    return (
      ((data[at] ?? 0) * (1 - fx) + (data[at + 3] ?? 0) * fx) * (1 - fy) +
      ((data[below] ?? 0) * (1 - fx) + (data[below + 3] ?? 0) * fx) * fy
    );
  };
}

function mirrored(position: number, length: number) {
  const folded = Math.abs(position) % (2 * length);
  return folded > length ? 2 * length - folded : folded;
}
