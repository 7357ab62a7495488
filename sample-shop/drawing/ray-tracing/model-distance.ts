import type { FieldSampler } from '../fields/field-sampler.ts';
import type { SignModel } from '../model/sign-model.ts';
import type { Plate, Tubes } from '../model/sign-parts.ts';

export type Part = 'wall' | 'tube' | 'cable' | Plate;

/** The distance of a point from the nearest solid part of a sign, and which part that is. */
export interface ModelDistance {
  away(x: number, y: number, z: number): number;
  /** Of the last distance. */
  nearest(): Part;
}

/** Returns the distance to the solids of a sign. Clear boards are no solids, because rays pass through them. */
export function createModelDistance(model: SignModel, sampler: FieldSampler): ModelDistance {
  const { tubes, cable, cableRadius } = model;
  const solid = model.plates.filter(({ material }) => material !== 'clear');
  const tubeAway = createTubeDistance(tubes, sampler);
  let part: Part = 'wall';
  return {
    away(x, y, z) {
      sampler.moveTo(x, y);
      let minDistance = tubes.kinds.length > 0 ? tubeAway(z) : Infinity;
      part = 'tube';
      for (const plate of solid) {
        const distance = plateAway(sampler.sample(plate.outline), z, plate);
        if (distance >= minDistance) continue;
        minDistance = distance;
        part = plate;
      }
      const beside = Math.max(0, sampler.sample(cable) + cableRadius);
      const toCable = length(beside, z - cableRadius) - cableRadius;
      if (toCable >= minDistance) return minDistance;
      part = 'cable';
      return toCable;
    },
    nearest: () => part,
  };
}

/** Tubes are upright strips with a round front. */
function createTubeDistance(tubes: Tubes, sampler: FieldSampler) {
  const noses = tubes.kinds.map(({ radius }) => tubes.front - radius);
  return (z: number) => {
    const gap = sampler.sample(tubes.gap);
    const kind = tubes.kind[sampler.pixel()] ?? 0;
    const over = z - (noses[kind] ?? 0);
    if (over > 0) {
      const radius = tubes.kinds[kind]?.radius ?? 0;
      return length(Math.max(0, gap + radius), over) - radius;
    }
    return z < tubes.back ? length(Math.max(0, gap), tubes.back - z) : gap;
  };
}

/** Distance from a plate, its edge a little rounded. */
function plateAway(outline: number, z: number, { back, front }: Plate) {
  const round = 1.4;
  const beside = outline + round;
  const beyond = Math.abs(z - (back + front) / 2) - (front - back) / 2 + round;
  return length(Math.max(0, beside), Math.max(0, beyond)) + Math.min(0, Math.max(beside, beyond)) - round;
}

/** `Math.hypot` takes ten times as long. */
function length(x: number, y: number) {
  return Math.sqrt(x * x + y * y);
}
