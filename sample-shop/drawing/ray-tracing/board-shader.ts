import type { FieldSampler } from '../fields/field-sampler.ts';
import type { ImageReader } from '../fields/image-reader.ts';
import { smooth, type Light } from './shade.ts';
import { lampRgb, type Lighting } from '../lighting/sign-lighting.ts';
import type { SignModel } from '../model/sign-model.ts';
import type { Plate } from '../model/sign-parts.ts';
import type { Ray } from '../cameras/studio-camera.ts';
import type { Hit } from './trace.ts';

interface Readers {
  sampler: FieldSampler;
  /** The sign's own light. */
  ownAt: ImageReader;
}

/** Creates functions that add reflections in the front of boards, and clear boards with their bright edges, to the light of a ray. */
export function createBoardShader(model: SignModel, lighting: Lighting, { sampler, ownAt }: Readers) {
  const { room } = lighting;
  const addMirrored = createMirror(model, lighting, sampler);
  const edgeLight = 0.42 * room.fill + 0.36 * room.key;

  function outlineAt(ray: Ray, board: Plate, z: number) {
    const t = (z - ray.z) / ray.dz;
    sampler.moveTo(ray.x + t * ray.dx, ray.y + t * ray.dy);
    return sampler.sample(board.outline);
  }

  function traceThroughBoard(ray: Ray, hit: Hit, board: Plate, light: Light) {
    const front = outlineAt(ray, board, board.front);
    const back = outlineAt(ray, board, board.back);
    const line = smooth(1.5 - Math.abs(front) / 1.6);
    const side = front < 0 === back < 0 ? 0 : 1;
    const edge = Math.max(line * 0.75, side);
    if (front < 0) {
      for (let c = 0; c < 3; c += 1) light[c] = (light[c] ?? 0) * 0.94 + 0.006;
      addMirrored(ray, board, light);
    }
    if (edge === 0) return;
    for (const c of channels) {
      const glow = 0.75 * ownAt(hit.x, hit.y, c) + room.tint[c] * edgeLight;
      light[c] = (light[c] ?? 0) * (1 - 0.75 * edge) + edge * glow;
    }
  }

  return { addMirrored, traceThroughBoard };
}

const channels = [0, 1, 2] as const;
/** Levels of the tubes, as shares of their depth, at which the mirrored ray is tested. */
const levels = [0.15, 0.35, 0.6, 0.9];

/** The tubes, and in daylight the sky, seen in the front of a board. */
function createMirror({ tubes }: SignModel, { swap, isOn, room }: Lighting, sampler: FieldSampler) {
  const colours = tubes.kinds.map(({ colour }) => lampRgb(colour, swap));
  return (ray: Ray, board: Plate, light: Light) => {
    const t = (board.front - ray.z) / ray.dz;
    const cos = Math.abs(ray.dz) / Math.sqrt(ray.dx * ray.dx + ray.dy * ray.dy + ray.dz * ray.dz);
    const fresnel = 0.05 + 0.7 * (1 - cos) ** 3;
    if (isOn) addTubes(ray, t, fresnel, light);
    const x = ray.x + t * ray.dx;
    const y = ray.y + t * ray.dy;
    const bright = smooth(Math.abs(((x + 0.7 * y) % 1500) - 750) / 240 - 1.2);
    const sheen = fresnel * room.key * (0.5 + 0.7 * bright);
    for (let c = 0; c < 3; c += 1) light[c] = (light[c] ?? 0) + sheen * (room.tint[c] ?? 1);
  };

  function addTubes(ray: Ray, t: number, fresnel: number, light: Light) {
    let seen = 0;
    let kind = 0;
    for (const level of levels) {
      const up = (level * (tubes.front - tubes.back)) / Math.abs(ray.dz);
      sampler.moveTo(ray.x + (t + up) * ray.dx, ray.y + (t + up) * ray.dy);
      const gap = sampler.sample(tubes.gap);
      if (gap >= 1.5) continue;
      seen = Math.max(seen, smooth((1.5 - gap) / 3));
      kind = tubes.kind[sampler.pixel()] ?? 0;
    }
    const rgb = colours[kind];
    for (let c = 0; c < 3; c += 1) light[c] = (light[c] ?? 0) + 2.6 * fresnel * seen * (rgb?.[c] ?? 0);
  }
}
