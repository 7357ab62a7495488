import sharp from 'sharp';
import { blankImage, blur, rasterise, type Image } from '../image/image.ts';
import { seededRandom } from '../image/seeded-random.ts';
import type { Blob, View } from '../scene/sign.ts';
import { svgOf, type Canvas } from '../scene/surface.ts';

export interface Photograph {
  width: number;
  height: number;
  /** sRGB, three bytes a pixel. */
  bytes: Buffer;
}

const glass = [
  { sigma: 5, strength: 0.3 },
  { sigma: 20, strength: 0.22 },
  { sigma: 70, strength: 0.16 },
  { sigma: 240, strength: 0.14 },
];

/** Adds the light that scatters inside the lens: a narrow glow and a wide one. */
export function addGlow(image: Image, lit: Image, scale: number, glows = glass): Image {
  for (const { sigma, strength } of glows) {
    const { data } = blur(lit, sigma * scale);
    for (let index = 0; index < data.length; index += 1) {
      image.data[index] = (image.data[index] ?? 0) + (data[index] ?? 0) * strength;
    }
  }
  return image;
}

/** Adds lamps far behind or before the wall: discs with a brighter rim. */
export async function addBokeh(image: Image, blobs: Blob[], canvas: Canvas) {
  if (blobs.length === 0) return;
  const discs = blobs.map(
    ({ x, y, radius, hex, strength }) =>
      `<g opacity="${strength}"><circle cx="${x}" cy="${y}" r="${radius}" fill="${hex}" opacity="0.6"/><circle cx="${x}" cy="${y}" r="${radius * 0.93}" fill="none" stroke="${hex}" stroke-width="${radius * 0.12}" opacity="0.5"/></g>`,
  );
  const { colour } = await rasterise(svgOf(discs.join(''), canvas));
  const soft = blur(colour, 4 * canvas.scale);
  for (let index = 0; index < image.data.length; index += 1) {
    image.data[index] = (image.data[index] ?? 0) + (soft.data[index] ?? 0);
  }
}

/** Renders the flat scene from the position of the camera; straight lines stay straight. `width` is in pixels. */
export function renderView(flat: Image, canvas: Canvas, view: View, width: number): Image {
  const shownWidth = flat.width - 2 * canvas.overhang * canvas.scale;
  const shownHeight = flat.height - 2 * canvas.overhang * canvas.scale;
  const height = Math.round((width * shownHeight) / shownWidth);
  const seen = blankImage(width, height, 3);
  const middle = (length: number, focus: number | undefined) =>
    focus === undefined ? length / 2 : (focus + canvas.overhang) * canvas.scale;
  const [middleX, middleY] = [middle(flat.width, view.x), middle(flat.height, view.y)];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const u = (x + 0.5) / width - 0.5;
      const v = (y + 0.5) / height - 0.5;
      const depth = (1 + view.turn * u + view.rise * v) * view.zoom;
      sample(flat, middleX + (u * shownWidth) / depth, middleY + (v * shownHeight) / depth, seen, (y * width + x) * 3);
    }
  }
  return seen;
}

/** Exposes the picture, with darker edges, a soft shoulder to white and a little grain. Returns sRGB bytes. */
export function develop({ width, height, data }: Image, seed: string): Buffer {
  const bytes = Buffer.alloc(data.length);
  const grains = grainOf(seed);
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const v = y / height - 0.5;
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const u = x / width - 0.5;
      const edge = falloff[Math.floor((u * u + v * v) * 2 * falloff.length)] ?? 0;
      const grain = grains[pixel % grains.length] ?? 0;
      const at = pixel * 3;
      const red = (data[at] ?? 0) * edge;
      const green = (data[at + 1] ?? 0) * edge;
      const blue = (data[at + 2] ?? 0) * edge;
      const overflow = Math.max(0, Math.max(red, green, blue) - 1.6) * 0.12;
      bytes[at] = expose(red + overflow, 0.026 + grain);
      bytes[at + 1] = expose(green + overflow, 0.025 + grain);
      bytes[at + 2] = expose(blue + overflow, 0.035 + grain);
    }
  }
  return bytes;
}

/** Returns the sRGB byte of a light; `lift` is the share by which black is raised. */
function expose(light: number, lift: number) {
  const byte = Math.round(255 * ((exposed[Math.floor(light * exposureSteps)] ?? 0.965) + lift));
  return Math.max(0, Math.min(255, byte));
}

// tables, because each is read some million times a picture

/** By the squared distance from the middle, 0…0.5. */
const falloff = Float32Array.from({ length: 4096 }, (_value, step) => 1 - 0.9 * ((step / 8192) * 1.25) ** 1.3);

const exposureSteps = 8192;

/** By light, up to eight times the white of paper. */
const exposed = Float32Array.from({ length: 8 * exposureSteps }, (_value, step) => {
  const linear = 1 - Math.exp((-step / exposureSteps) * 1.6);
  return 0.965 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
});

function grainOf(seed: string) {
  const random = seededRandom(seed);
  // a prime, so that it is not a multiple of the width of any picture
  return Float32Array.from({ length: 262_147 }, () => (random() + random() - 1) * 0.006);
}

function sample({ width, height, data }: Image, x: number, y: number, into: Image, at: number) {
  const sx = Math.min(width - 1.001, Math.max(0, x - 0.5));
  const sy = Math.min(height - 1.001, Math.max(0, y - 0.5));
  const [left, top] = [Math.floor(sx), Math.floor(sy)];
  const [fx, fy] = [sx - left, sy - top];
  const index = (top * width + left) * 3;
  for (let c = 0; c < 3; c += 1) {
    const above = (data[index + c] ?? 0) * (1 - fx) + (data[index + 3 + c] ?? 0) * fx;
    const below = (data[index + width * 3 + c] ?? 0) * (1 - fx) + (data[index + width * 3 + 3 + c] ?? 0) * fx;
    into.data[at + c] = above * (1 - fy) + below * fy;
  }
}

const qualities = { worst: 32, best: 84, step: 4 };

/** Encodes at the best quality whose file stays within `limit` bytes, or else at the lowest allowed one. */
export async function encode({ bytes, width, height }: Photograph, limit: number) {
  const encodeAt = (quality: number) =>
    sharp(bytes, { raw: { width, height, channels: 3 } })
      .webp({ quality, effort: 4, smartSubsample: true })
      .toBuffer();
  const finest = await encodeAt(qualities.best);
  if (finest.length <= limit) return { file: finest, quality: qualities.best };
  let best = { file: await encodeAt(qualities.worst), quality: qualities.worst };
  let [low, high] = [1, (qualities.best - qualities.worst) / qualities.step - 1];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const quality = qualities.worst + middle * qualities.step;
    const file = await encodeAt(quality);
    if (file.length <= limit) [best, low] = [{ file, quality }, middle + 1];
    else high = middle - 1;
  }
  return best;
}
