import { blankImage, blur, linearFromHex, type Image } from '../image/image.ts';
import type { SignModel } from '../model/sign-model.ts';
import type { Field } from '../fields/distance-field.ts';
import type { ColourSwap, NeonColour } from '../scene/sign.ts';
import type { Canvas, Surface } from '../scene/surface.ts';
import { lampColour } from '../scene/tubes.ts';
import { lightWall, spreadLight } from './wall-light.ts';

type Rgb = readonly [number, number, number];

/** Light of the room, without the sign: 1 makes a white wall as bright as paper. */
export interface RoomLight {
  tint: Rgb;
  /** of the light from all sides, and of the one from the upper left */
  fill: number;
  key: number;
  /** Darkness of the shadows of that light, 0…1. */
  shadow: number;
}

export const dusk: RoomLight = { tint: [0.94, 0.96, 1.1], fill: 0.05, key: 0.03, shadow: 0.5 };
export const daylight: RoomLight = { tint: [1.04, 1, 0.94], fill: 0.36, key: 0.5, shadow: 0.62 };

/** A sign under one light. */
export interface Lighting {
  room: RoomLight;
  isOn: boolean;
  swap: ColourSwap;
  /** The wall behind the sign as that light shows it. */
  wall: Image;
  /** The sign's own light near its plane. */
  own: Image;
}

interface LightingOptions {
  room: RoomLight;
  isOn: boolean;
  swap: ColourSwap;
  /** Reach and strength of the sign's light, as shares of those in the studio; 1 by default. */
  reach?: number;
  gain?: number;
}

export function lampRgb(colour: NeonColour, swap: ColourSwap): Rgb {
  return linearFromHex(lampColour(swap[colour] ?? colour));
}

/** Lights the wall behind the sign. */
export function lightSign(model: SignModel, surface: Surface, options: LightingOptions): Lighting {
  const { canvas } = model;
  const light = options.isOn
    ? spreadLight(emissionOf(model, options), canvas.scale * (options.reach ?? 1))
    : { flat: blankImage(canvas.width, canvas.height, 3), fields: [] };
  const covered = { ...surface, open: openTo(model) };
  const wall = lightWall(covered, light, ambientOf(model, options.room), canvas.scale);
  return { ...options, wall, own: light.flat };
}

function emissionOf({ canvas, tubes, plates, unitsPerMm }: SignModel, { swap, gain = 1 }: LightingOptions): Image {
  const emission = blankImage(canvas.width, canvas.height, 3);
  const rgbOf = (colour: NeonColour) => lampRgb(colour, swap).map((channel) => channel * gain);
  const kinds = tubes.kinds.map(({ colour }) => rgbOf(colour));
  addEmission(
    emission,
    tubes.gap,
    (pixel) => kinds[tubes.kind[pixel] ?? 0],
    (away) => away < 0,
  );
  for (const plate of plates) {
    const rgb = rgbOf(plate.colour);
    if (plate.material === 'lit')
      addEmission(
        emission,
        plate.outline,
        () => rgb,
        (away) => away < 0,
      );
    const rim = 7 * unitsPerMm;
    if (plate.material === 'halo')
      addEmission(
        emission,
        plate.outline,
        () => rgb,
        (away) => Math.abs(away) < rim,
      );
  }
  return emission;
}

function addEmission(
  { data }: Image,
  field: Field,
  rgbAt: (pixel: number) => readonly number[] | undefined,
  shines: (away: number) => boolean,
) {
  for (let pixel = 0; pixel < field.length; pixel += 1) {
    const rgb = shines(field[pixel] ?? 1) ? rgbAt(pixel) : undefined;
    if (!rgb) continue;
    for (let c = 0; c < 3; c += 1) data[pixel * 3 + c] = rgb[c] ?? 0;
  }
}

/** An opaque board keeps the light of its tubes from the wall behind it; beyond its edge the light comes back. */
function openTo({ canvas, plates }: SignModel): Image {
  const open = blankImage(canvas.width, canvas.height, 1);
  open.data.fill(1);
  for (const { material, outline, front } of plates) {
    if (material !== 'opaque') continue;
    for (let pixel = 0; pixel < outline.length; pixel += 1) {
      const beyond = Math.min(1, Math.max(0, 0.12 + (outline[pixel] ?? 0) / (2.4 * front)));
      open.data[pixel] = Math.min(open.data[pixel] ?? 1, beyond);
    }
  }
  return open;
}

/** The light of the room on the wall, with the soft shadow of the sign. */
function ambientOf(model: SignModel, { tint, fill, key, shadow }: RoomLight): Image {
  const { width, height } = model.canvas;
  const shaded = blankImage(width, height, 1);
  shaded.data.fill(1);
  for (const { soft, share } of shadowsOf(model)) {
    const { data } = soft;
    for (let pixel = 0; pixel < data.length; pixel += 1) {
      shaded.data[pixel] = (shaded.data[pixel] ?? 1) * (1 - shadow * share * (data[pixel] ?? 0));
    }
  }
  const ambient = blankImage(width, height, 3);
  for (let y = 0, pixel = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const slope = 1.14 - 0.3 * (x / width) - 0.16 * (y / height);
      const level = slope * (fill + key * (shaded.data[pixel] ?? 1)) * (0.55 + 0.45 * (shaded.data[pixel] ?? 1));
      for (let c = 0; c < 3; c += 1) ambient.data[pixel * 3 + c] = level * (tint[c] ?? 1);
    }
  }
  return ambient;
}

interface Shadow {
  soft: Image;
  /** Darkness compared with the shadow of an opaque object. */
  share: number;
}

/** Cached, because a model is lit several times with the same shadows. */
const knownShadows = new WeakMap<SignModel, Shadow[]>();

function shadowsOf(model: SignModel): Shadow[] {
  const known = knownShadows.get(model);
  if (known) return known;
  const { tubes, plates, cable, cableRadius, top } = model;
  const parts = [
    { field: tubes.gap, z: tubes.back, share: 1 },
    { field: cable, z: cableRadius, share: 1 },
    ...plates
      .filter(({ material }) => material !== 'clip')
      .map(({ outline, back, material }) => ({
        field: outline,
        z: Math.max(back, 0.3 * top),
        share: material === 'clear' ? 0.16 : 1,
      })),
  ];
  const cast = parts.map(({ field, z, share }) => ({ soft: shadowOf(field, z, model.canvas), share }));
  knownShadows.set(model, cast);
  return cast;
}

/** Returns the shadow, in light from the upper left, of a shape that hangs `z` before the wall. */
function shadowOf(field: Field, z: number, { width, height, scale }: Canvas): Image {
  const cover = blankImage(width, height, 1);
  const depth = z * scale;
  const [dx, dy] = [Math.round(0.55 * depth + 1), Math.round(0.8 * depth + 2)];
  for (let y = 0; y < height - dy; y += 1) {
    for (let x = 0; x < width - dx; x += 1) {
      const inside = 0.5 - (field[y * width + x] ?? 1) * scale;
      cover.data[(y + dy) * width + x + dx] = Math.min(1, Math.max(0, inside));
    }
  }
  return blur(cover, 1.5 + depth * 0.28);
}
