import { linearFromHex } from '../image/image.ts';
import type { SignModel } from '../model/sign-model.ts';
import type { Plate } from '../model/sign-parts.ts';
import { lampRgb, type Lighting, type RoomLight } from '../lighting/sign-lighting.ts';
import type { Hit } from './trace.ts';

/** Linear light of one point of the picture: red, green, blue, then the colour of what shines there. */
export type Light = Float64Array;

type Rgb = readonly [number, number, number];
type Fetch = (channel: 0 | 1 | 2) => number;

/** Inputs for shading a point. */
export interface Spot {
  hit: Hit;
  /** Distance from the middle of a tube as a share of its radius. */
  offset: number;
  kind: number;
  /** Distance from the nearest end of a tube, and from the outline of what was hit. */
  toEnd: number;
  edge: number;
  /** The sign's own light there. */
  own: Fetch;
  wall: Fetch;
}

const white: Rgb = [1, 1, 1];
const keyDirection: Rgb = [-0.46, -0.6, 0.655];

/** Creates a function that shades points of the model under one light. */
export function createShader(model: SignModel, lighting: Lighting): (spot: Spot, light: Light) => void {
  const tubeColours = model.tubes.kinds.map(({ colour }) => lampRgb(colour, lighting.swap));
  const litColours = new Map(model.plates.map((plate) => [plate, lampRgb(plate.colour, lighting.swap)]));
  const paints = new Map(model.plates.map((plate) => [plate, linearFromHex(plate.paint)]));
  const capLength = 4.2 * model.unitsPerMm;

  return (spot, light) => {
    const { part } = spot.hit;
    light.fill(0, 3);
    if (part === 'wall') return setEach(light, spot.wall);
    if (part === 'cable') return shine(light, spot, lighting.room, cableFinish);
    if (part === 'tube') {
      const rgb = tubeColours[spot.kind] ?? white;
      if (spot.toEnd < capLength) return shine(light, spot, lighting.room, capFinish);
      return lighting.isOn ? glowTube(light, spot, rgb, model) : shine(light, spot, lighting.room, milkyFinish(rgb));
    }
    const rgb = litColours.get(part) ?? white;
    if (part.material === 'lit')
      return lighting.isOn ? glowFace(light, spot, rgb, model) : shine(light, spot, lighting.room, milkyFinish(rgb));
    return shine(light, spot, lighting.room, plateFinish(part, paints.get(part) ?? white));
  };
}

/** White-hot in the middle, coloured towards its sides, darker down to the foot. */
function glowTube(light: Light, { hit, offset }: Spot, rgb: Rgb, { tubes }: SignModel) {
  const core = smooth((0.6 - offset) / 0.2);
  const depth = Math.min(1, Math.max(0, (hit.z - tubes.back) / (tubes.front - tubes.back)));
  const side = (0.45 + 0.9 * depth) * (1.25 - 0.35 * Math.min(1, offset));
  for (let c = 0; c < 3; c += 1) {
    light[c] = side * (rgb[c] ?? 0) * 1.3 * (1 - core) + core * (2.4 + 0.8 * (rgb[c] ?? 0));
    light[c + 3] = rgb[c] ?? 0;
  }
}

function glowFace(light: Light, { hit, edge }: Spot, rgb: Rgb, { unitsPerMm }: SignModel) {
  const front = Math.max(0, hit.nz);
  const deep = smooth(-edge / (9 * unitsPerMm));
  for (let c = 0; c < 3; c += 1) {
    light[c] = (rgb[c] ?? 0) * (0.35 + (0.85 + 0.5 * deep) * front) + 0.22 * deep * front;
    light[c + 3] = 0.6 * front * (rgb[c] ?? 0);
  }
}

interface Finish {
  albedo: Rgb;
  gloss: number;
  /** share of the light of the tubes that it scatters */
  tubeLight: number;
  metal: boolean;
}

const cableFinish: Finish = { albedo: [0.012, 0.012, 0.014], gloss: 0.3, tubeLight: 0.7, metal: false };
const capFinish: Finish = { albedo: [0.62, 0.62, 0.6], gloss: 0.25, tubeLight: 1.1, metal: false };
const clipFinish: Finish = { albedo: [0.5, 0.51, 0.54], gloss: 0.7, tubeLight: 0.9, metal: false };

/** Silicone that is switched off: white with a slight tint of its colour. */
function milkyFinish(rgb: Rgb): Finish {
  return { albedo: [mix(rgb[0]), mix(rgb[1]), mix(rgb[2])], gloss: 0.22, tubeLight: 0, metal: false };
}

function mix(channel: number) {
  return (0.74 + 0.2 * channel ** 0.45) ** 2.2;
}

function plateFinish({ material, gloss }: Plate & { gloss?: number }, paint: Rgb): Finish {
  if (material === 'clip') return clipFinish;
  if (material === 'metal') return { albedo: paint, gloss: 1, tubeLight: 0.8, metal: true };
  return { albedo: paint, gloss: gloss ?? 0.5, tubeLight: 0.55, metal: false };
}

const channels = [0, 1, 2] as const;

/** A surface that only receives light: from the room, from the upper left, and from the sign. */
function shine(light: Light, { hit, own }: Spot, { tint, fill, key }: RoomLight, finish: Finish) {
  const { nx, ny, nz } = hit;
  const facing = Math.max(0, nx * keyDirection[0] + ny * keyDirection[1] + nz * keyDirection[2]);
  const sky = 0.62 + 0.38 * (-0.7 * ny + 0.3 * nz);
  const half = (nx * -0.25 + ny * -0.33 + nz * 0.91) / 1.0;
  const glint = Math.max(0, half) ** (finish.metal ? 18 : 42) * finish.gloss * (finish.metal ? 1.1 : 0.45);
  const brushed = finish.metal ? 0.55 + 0.9 * Math.abs(ny - 0.25 * nx) * (1 - 0.6 * nz) + 0.25 * nz : 1;
  for (const c of channels) {
    const room = tint[c] * (fill * sky + key * facing * 1.5);
    const received = room * brushed + finish.tubeLight * own(c) * (0.35 + 0.65 * Math.max(0, nz));
    light[c] = finish.albedo[c] * received + glint * tint[c] * (0.25 * fill + key);
  }
}

function setEach(light: Light, from: Fetch) {
  light[0] = from(0);
  light[1] = from(1);
  light[2] = from(2);
}

export function smooth(t: number) {
  const held = Math.min(1, Math.max(0, t));
  return held * held * (3 - 2 * held);
}
