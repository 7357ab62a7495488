import sharp from 'sharp';
import { blankImage, blur, rasterise, type Image } from './image.ts';
import { seededRandom } from './seeded-random.ts';
import type { Blob, View } from './sign.ts';
import { svgOf, type Canvas } from './surface.ts';

/** The light that strays inside the lens: a tight glow and a wide veil. */
export function addGlow(image: Image, lit: Image, scale: number): Image {
  const glows = [
    { sigma: 5, strength: 0.3 },
    { sigma: 20, strength: 0.22 },
    { sigma: 70, strength: 0.16 },
    { sigma: 240, strength: 0.14 },
  ];
  for (const { sigma, strength } of glows) {
    const glow = blur(lit, sigma * scale);
    for (let index = 0; index < image.data.length; index += 1) {
      image.data[index] = (image.data[index] ?? 0) + (glow.data[index] ?? 0) * strength;
    }
  }
  return image;
}

/** Lamps far behind or before the wall: discs with a brighter rim, as an open lens draws them. */
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

/** Looks at the flat scene from where the camera stands; straight lines stay straight. */
export function look(flat: Image, canvas: Canvas, view: View): Image {
  const width = Math.round(flat.width - 2 * canvas.overhang * canvas.scale);
  const height = Math.round(flat.height - 2 * canvas.overhang * canvas.scale);
  const seen = blankImage(width, height, 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const u = (x + 0.5) / width - 0.5;
      const v = (y + 0.5) / height - 0.5;
      const depth = (1 + view.turn * u + view.rise * v) * view.zoom;
      sample(
        flat,
        flat.width / 2 + (u * width) / depth,
        flat.height / 2 + (v * height) / depth,
        seen,
        (y * width + x) * 3,
      );
    }
  }
  return seen;
}

/** Exposes the picture: edges fall off, bright light rolls off to white, a trace of grain. Bytes, sRGB. */
export function develop({ width, height, data }: Image, seed: string): Buffer {
  const bytes = Buffer.alloc(data.length);
  const random = seededRandom(seed);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const [u, v] = [x / width - 0.5, y / height - 0.5];
      const edge = 1 - 0.9 * Math.min(1, (u * u + v * v) * 1.25) ** 1.3;
      const grain = (random() + random() - 1) * 0.012;
      const [red, green, blue] = [(data[at] ?? 0) * edge, (data[at + 1] ?? 0) * edge, (data[at + 2] ?? 0) * edge];
      const overflow = Math.max(0, Math.max(red, green, blue) - 1.6) * 0.12;
      bytes[at] = expose(red + overflow, 0.026 + grain);
      bytes[at + 1] = expose(green + overflow, 0.025 + grain);
      bytes[at + 2] = expose(blue + overflow, 0.035 + grain);
    }
  }
  return bytes;
}

/** Darkness is never quite black: `lift` raises it by that share. */
function expose(light: number, lift: number) {
  const exposed = 1 - Math.exp(-light * 1.6);
  const byte = Math.round(255 * ((srgb[Math.round(exposed * 4096)] ?? 1) * 0.965 + lift));
  return Math.max(0, Math.min(255, byte));
}

const srgb = Float32Array.from({ length: 4097 }, (_value, step) => {
  const linear = step / 4096;
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
});

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

/** Encodes at the best quality that stays within the limit. */
export async function encode(bytes: Buffer, width: number, height: number, limit: number) {
  for (let quality = 84; ; quality -= 4) {
    const file = await sharp(bytes, { raw: { width, height, channels: 3 } })
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer();
    if (file.length <= limit || quality <= 40) return { file, quality };
  }
}
