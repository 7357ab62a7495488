import type { Field } from './distance-field.ts';
import type { Canvas } from '../scene/surface.ts';

/** Reads fields between their pixels. Beyond the edge they have the value at the edge. */
export interface FieldSampler {
  /** All fields are read at that point from then on. */
  moveTo(x: number, y: number): void;
  sample(field: Field): number;
  /** Index of the nearest canvas pixel. */
  pixel(): number;
}

export function createFieldSampler({ width, height, scale, overhang }: Canvas): FieldSampler {
  let [index, fx, fy] = [0, 0, 0];
  return {
    moveTo(x, y) {
      const sx = Math.min(width - 1.001, Math.max(0, (x + overhang) * scale - 0.5));
      const sy = Math.min(height - 1.001, Math.max(0, (y + overhang) * scale - 0.5));
      const left = Math.floor(sx);
      const upper = Math.floor(sy);
      index = upper * width + left;
      fx = sx - left;
      fy = sy - upper;
    },
    sample(field) {
      const above = (field[index] ?? 0) * (1 - fx) + (field[index + 1] ?? 0) * fx;
      const below = (field[index + width] ?? 0) * (1 - fx) + (field[index + width + 1] ?? 0) * fx;
      return above * (1 - fy) + below * fy;
    },
    pixel: () => index + (fx > 0.5 ? 1 : 0) + (fy > 0.5 ? width : 0),
  };
}
