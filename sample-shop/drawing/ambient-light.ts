import { blankImage, type Image } from './image.ts';
import type { Canvas } from './surface.ts';

/** Night: a little blue from above, as a street or a dim room gives. */
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

/** A bright room, and the sun through a window with one bar that falls aslant on the wall. */
export function daylight({ width, height, scale }: Canvas): Image {
  const ambient = blankImage(width, height, 3);
  for (let y = 0, pixel = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const room = 0.95 - 0.3 * (x / width) - 0.15 * (y / height);
      const across = x / scale + (0.55 * y) / scale;
      const sun = 0.75 * (pane(across, 420, 1040) + pane(across, 1100, 1720));
      ambient.data[pixel * 3] = room + sun;
      ambient.data[pixel * 3 + 1] = room * 0.98 + sun * 0.93;
      ambient.data[pixel * 3 + 2] = room + sun * 0.8;
    }
  }
  return ambient;
}

/** 1 between the edges, 0 outside, soft as a sun's shadow is. */
function pane(at: number, from: number, to: number) {
  const soft = 34;
  return smooth((at - from) / soft) * smooth((to - at) / soft);
}

function smooth(t: number) {
  const held = Math.min(1, Math.max(0, t));
  return held * held * (3 - 2 * held);
}
