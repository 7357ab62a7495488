import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';

interface Picture {
  width: number;
  height: number;
  format?: 'png' | 'jpeg' | 'webp';
}

/** Time limit (ms) for background encoding, whose processes have a low priority and are slow on a busy machine. */
export const encodingMs = 180_000;

/** Returns a picture (sizes in px) of one colour, which has few bytes whatever its size. */
export function plainPicture({ width, height, format = 'jpeg' }: Picture): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#ff2e88' } })
    .toFormat(format)
    .toBuffer();
}

/** Returns a JPEG of random noise, which compresses badly: 2500×2000 px have about 4 MB. */
export function heavyPicture({ width, height }: Picture): Promise<Buffer> {
  const raw = randomFillSync(Buffer.alloc(width * height * 3));
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
