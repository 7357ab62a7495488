import { blankImage, type Image } from '../image/image.ts';
import type { Canvas } from '../scene/surface.ts';

/** Returns the light of a night: a little blue from above, as a street or a dim room gives. */
export function nightLight({ width, height }: Canvas, strength: number): Image {
  const ambient = blankImage(width, height, 3);
  for (let y = 0, pixel = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const fall = strength * 0.1 * (1.25 - 0.6 * (y / height) - 0.3 * (x / width));
      ambient.data[pixel * 3] = fall * 0.8;
      ambient.data[pixel * 3 + 1] = fall * 0.82;
      ambient.data[pixel * 3 + 2] = fall * 1.15;
    }
  }
  return ambient;
}
