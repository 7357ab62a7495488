import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';

interface Picture {
  width: number;
  height: number;
  format?: 'png' | 'jpeg' | 'webp';
}

/** Longest time until renditions are encoded: the encoder waits for all else that a busy machine does. */
export const encodingMs = 180_000;

/** A picture of plain colour; small in bytes whatever its size. */
export function plainPicture({ width, height, format = 'jpeg' }: Picture): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#ff2e88' } })
    .toFormat(format)
    .toBuffer();
}

/** Noise compresses badly: a JPEG of 2500×2000 px has about 4 MB. */
export function heavyPicture({ width, height }: Picture): Promise<Buffer> {
  const raw = randomFillSync(Buffer.alloc(width * height * 3));
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
