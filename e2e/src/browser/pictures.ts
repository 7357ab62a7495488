import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';

/** A file for the browser's file chooser. */
export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Returns a photograph of at least `megabytes` MB: noise, because it does not compress. */
export async function photo(megabytes: number): Promise<Upload> {
  const side = Math.ceil(Math.sqrt(megabytes * 1024 * 1024 * 1.25));
  const noise = randomFillSync(Buffer.alloc(side * side * 3));
  const buffer = await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name: 'wedding.jpg', mimeType: 'image/jpeg', buffer };
}

/** Returns different photographs of a few kilobytes each. */
export function smallPhotos(count: number): Promise<Upload[]> {
  const colours = Array.from({ length: count }, (_, index) => ({ r: 20 * index, g: 40, b: 255 - 20 * index }));
  return Promise.all(
    colours.map(async (background, index) => {
      const create = { width: 640, height: 800, channels: 3 as const, background };
      const buffer = await sharp({ create }).jpeg().toBuffer();
      return { name: `view-${index + 1}.jpg`, mimeType: 'image/jpeg', buffer };
    }),
  );
}

/** A script with the name and the type of an image. */
export const disguisedSvg: Upload = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};

/** Returns the first half of a photograph, like an interrupted upload. */
export async function truncatedPhoto(): Promise<Upload> {
  const complete = await photo(1);
  return { ...complete, name: 'half.jpg', buffer: complete.buffer.subarray(0, complete.buffer.length / 2) };
}
