import type { Field } from '../fields/distance-field.ts';
import { createFieldSampler, type FieldSampler } from '../fields/field-sampler.ts';
import { createModelDistance, type ModelDistance, type Part } from './model-distance.ts';
import type { SignModel } from '../model/sign-model.ts';
import type { Ray } from '../cameras/studio-camera.ts';

/** First hit of a ray, with its normal. */
export interface Hit {
  part: Part;
  /** Whether it is wall with no part of the sign near it. */
  isBare: boolean;
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
}

export function emptyHit(): Hit {
  return { part: 'wall', isBare: true, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 1 };
}

export interface Tracer {
  sampler: FieldSampler;
  /** Fills in what the ray meets, and returns how far along the ray that is. */
  trace(ray: Ray, hit: Hit): number;
}

const touching = 0.35;
const maxSteps = 56;

/** Follows rays through the model by its distances. */
export function createTracer(model: SignModel): Tracer {
  const sampler = createFieldSampler(model.canvas);
  const distance = createModelDistance(model, sampler);
  const nearest = nearestOf(model);
  return {
    sampler,
    trace(ray, hit) {
      const speed = Math.sqrt(ray.dx * ray.dx + ray.dy * ray.dy + ray.dz * ray.dz);
      const wallAt = -ray.z / ray.dz;
      hit.isBare = isBare(ray, wallAt);
      let t = hit.isBare ? wallAt : (model.top + 1 - ray.z) / ray.dz;
      for (let step = 0; step < maxSteps; step += 1) {
        const z = ray.z + t * ray.dz;
        if (z <= 1e-6) break;
        const away = distance.away(ray.x + t * ray.dx, ray.y + t * ray.dy, z);
        if (away < touching) {
          setSpot(hit, distance.nearest(), ray, t);
          setNormal(hit, distance);
          return t;
        }
        t += Math.max(0.5, away * 0.92) / speed;
      }
      setSpot(hit, 'wall', ray, wallAt);
      [hit.z, hit.nx, hit.ny, hit.nz] = [0, 0, 0, 1];
      return wallAt;
    },
  };

  /** Whether nothing of the sign can lie before the wall where the ray ends. */
  function isBare(ray: Ray, wallAt: number) {
    const sideways = (Math.sqrt(ray.dx * ray.dx + ray.dy * ray.dy) / Math.abs(ray.dz)) * model.top;
    sampler.moveTo(ray.x + wallAt * ray.dx, ray.y + wallAt * ray.dy);
    return sampler.sample(nearest) > sideways + 3;
  }
}

function setSpot(hit: Hit, part: Part, ray: Ray, t: number) {
  hit.part = part;
  hit.x = ray.x + t * ray.dx;
  hit.y = ray.y + t * ray.dy;
  hit.z = ray.z + t * ray.dz;
}

function setNormal(hit: Hit, { away }: ModelDistance) {
  const { x, y, z } = hit;
  const step = 0.9;
  const nx = away(x + step, y, z) - away(x - step, y, z);
  const ny = away(x, y + step, z) - away(x, y - step, z);
  const nz = away(x, y, z + step) - away(x, y, z - step);
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  hit.nx = nx / length;
  hit.ny = ny / length;
  hit.nz = nz / length;
}

function nearestOf({ tubes, plates, cable }: SignModel): Field {
  const nearest = tubes.gap.slice();
  for (const field of [cable, ...plates.map(({ outline }) => outline)]) {
    for (let index = 0; index < nearest.length; index += 1) {
      nearest[index] = Math.min(nearest[index] ?? 0, field[index] ?? 0);
    }
  }
  return nearest;
}
