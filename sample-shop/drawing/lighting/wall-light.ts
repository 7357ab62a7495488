import { blankImage, blur, type Image } from '../image/image.ts';
import type { Surface } from '../scene/surface.ts';

/** Reach of the light in picture pixels, and its strength: near the tube, around the sign, across the wall. */
const reaches = [
  { sigma: 20, strength: 0.9, above: 0.55 },
  { sigma: 70, strength: 2.6, above: 0.75 },
  { sigma: 200, strength: 4, above: 1 },
  { sigma: 520, strength: 4, above: 1.4 },
];

export interface WallLight {
  /** Light that reaches a flat wall. */
  flat: Image;
  fields: { field: Image; above: number; sigma: number; strength: number }[];
}

export function spreadLight(emission: Image, scale: number): WallLight {
  const fields = reaches.map((reach) => ({
    ...reach,
    sigma: reach.sigma * scale,
    field: blur(emission, reach.sigma * scale),
  }));
  const flat = blankImage(emission.width, emission.height, 3);
  for (const { field, strength } of fields) {
    const { data } = field;
    for (let index = 0; index < data.length; index += 1) {
      flat.data[index] = (flat.data[index] ?? 0) + (data[index] ?? 0) * strength;
    }
  }
  return { flat, fields };
}

/** Lights the wall by the tubes: every bump turns bright towards the light and dark away from it. */
export function lightWall(surface: Surface, light: WallLight, ambient: Image, scale: number): Image {
  const { width, height } = surface.height;
  const lit = blankImage(width, height, 3);
  const hollow = hollows(surface.height, scale);
  const relief = surface.height.data;
  // one object for all pixels, because garbage collection would take as long as lighting them
  const spot: Spot = { x: 0, y: 0, pixel: 0, nx: 0, ny: 0, gloss: 0, open: 0 };
  for (let y = 0, pixel = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const left = relief[x > 0 ? pixel - 1 : pixel] ?? 0;
      const right = relief[x < width - 1 ? pixel + 1 : pixel] ?? 0;
      const top = relief[y > 0 ? pixel - width : pixel] ?? 0;
      const bottom = relief[y < height - 1 ? pixel + width : pixel] ?? 0;
      spot.x = x;
      spot.y = y;
      spot.pixel = pixel;
      spot.nx = (left - right) / 2;
      spot.ny = (top - bottom) / 2;
      spot.gloss = surface.gloss.data[pixel] ?? 0;
      spot.open = (hollow.data[pixel] ?? 1) * (surface.shade.data[pixel] ?? 1);
      shadePixel(lit, surface, light, ambient, spot);
    }
  }
  return lit;
}

interface Spot {
  x: number;
  y: number;
  pixel: number;
  nx: number;
  ny: number;
  gloss: number;
  open: number;
}

function shadePixel(lit: Image, surface: Surface, light: WallLight, ambient: Image, spot: Spot) {
  const { pixel, nx, ny, gloss, open } = spot;
  const { width, height } = lit;
  const steep = 1 / Math.sqrt(nx * nx + ny * ny + 1);
  const sky = (0.35 + 0.65 * Math.max(0, (0.75 - 0.5 * ny) * steep)) * (1 + 1.5 * gloss);
  let red = (ambient.data[pixel * 3] ?? 0) * sky;
  let green = (ambient.data[pixel * 3 + 1] ?? 0) * sky;
  let blue = (ambient.data[pixel * 3 + 2] ?? 0) * sky;
  const reached = surface.open.data[pixel] ?? 1;
  let shineRed = 0;
  let shineGreen = 0;
  let shineBlue = 0;
  for (const { field, above, sigma, strength } of light.fields) {
    const { data } = field;
    const at = pixel * 3;
    const here = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
    if (here < 1e-6) continue;
    const step = Math.max(1, Math.floor(sigma / 4));
    const slopeX = sum(data, width, height, spot.x + step, spot.y) - sum(data, width, height, spot.x - step, spot.y);
    const slopeY = sum(data, width, height, spot.x, spot.y + step) - sum(data, width, height, spot.x, spot.y - step);
    const lx = (slopeX / (2 * step) / here) * sigma;
    const ly = (slopeY / (2 * step) / here) * sigma;
    const length = Math.sqrt(lx * lx + ly * ly + above * above);
    const facing = Math.max(0, (nx * lx + ny * ly + above) * steep) / length;
    const power = reached * strength * (facing * 0.85 + 0.15);
    red += (data[at] ?? 0) * power;
    green += (data[at + 1] ?? 0) * power;
    blue += (data[at + 2] ?? 0) * power;
    if (gloss > 0.02) {
      const hz = above / length + 1;
      const glint =
        Math.max(0, ((nx * lx) / length + (ny * ly) / length + hz) * steep) /
        Math.sqrt((lx * lx + ly * ly) / (length * length) + hz * hz);
      const shine = reached * strength * gloss * glint ** 40;
      shineRed += (data[at] ?? 0) * shine;
      shineGreen += (data[at + 1] ?? 0) * shine;
      shineBlue += (data[at + 2] ?? 0) * shine;
    }
  }
  const { data } = surface.colour;
  lit.data[pixel * 3] = open * ((data[pixel * 3] ?? 0) * red + 0.3 * shineRed);
  lit.data[pixel * 3 + 1] = open * ((data[pixel * 3 + 1] ?? 0) * green + 0.3 * shineGreen);
  lit.data[pixel * 3 + 2] = open * ((data[pixel * 3 + 2] ?? 0) * blue + 0.3 * shineBlue);
}

function sum(data: Float32Array, width: number, height: number, x: number, y: number) {
  const at = (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 3;
  return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
}

/** Cached, because a wall is lit several times. */
const knownHollows = new WeakMap<Image, Image>();

/** Light does not reach into joints and cracks: 1 in the open, down to 0.4 in a hollow. */
function hollows(height: Image, scale: number): Image {
  const known = knownHollows.get(height);
  if (known) return known;
  const around = blur(height, 7 * scale);
  const data = height.data.map((value, index) =>
    Math.max(0.4, Math.min(1.08, 1 + (value - (around.data[index] ?? 0)) * (0.075 / scale))),
  );
  const hollow = { ...height, data };
  knownHollows.set(height, hollow);
  return hollow;
}
