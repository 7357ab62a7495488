import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pageRenditions, type ImageWidth, type Rendition } from '@lumora/shared-contract/images';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { picturesFolder, renditionsFolder } from '../src/folders.ts';
import type { DrawnPicture } from '../src/picture-index.ts';

/** Encodes and names renditions as the media store of the API does. */
export interface RenditionEncoder {
  encodeRendition(original: Buffer, rendition: Rendition): Promise<Buffer>;
  renditionKey(hash: string, rendition: Rendition): string;
}

/**
 * Encodes the renditions of the sample pictures that the first pages of a new shop show, and removes those that no
 * longer belong to a picture. After an interruption, the next run continues. After a change of the encoding, delete the
 * folder first.
 */
export async function encodeRenditions(pictures: DrawnPicture[], encoder: RenditionEncoder): Promise<void> {
  const wanted = new Map(pictures.flatMap((picture) => renditionsOf(picture, pictures, encoder)));
  await mkdir(renditionsFolder, { recursive: true });
  const entries = await readdir(renditionsFolder, { recursive: true });
  const stored = new Set(entries.filter((entry) => entry.endsWith('.avif')));
  for (const key of stored) if (!wanted.has(key)) await rm(`${renditionsFolder}/${key}`);
  sharp.concurrency(1);
  const limit = pLimit(2);
  const missing = [...wanted].filter(([key]) => !stored.has(key));
  await Promise.all(
    missing.map(([key, { file, rendition }]) =>
      limit(async () => {
        const original = await readFile(new URL(file, picturesFolder));
        await writeWhole(`${renditionsFolder}/${key}`, await encoder.encodeRendition(original, rendition));
      }),
    ),
  );
}

function renditionsOf(picture: DrawnPicture, pictures: DrawnPicture[], { renditionKey }: RenditionEncoder) {
  const { of, slug, hash, width, file } = picture;
  const index = pictures.filter((other) => other.of === of && other.slug === slug).indexOf(picture);
  return pageRenditions(width)
    .filter((rendition) => rendition.format === 'avif' && isShownAtFirst(of, index, rendition.width))
    .map((rendition) => [renditionKey(hash, rendition), { file, rendition }] as const);
}

/**
 * Cards show the first picture of a product, and the second on hover; the product page has thumbnails of all in the first
 * colour, and of the accessories.
 */
function isShownAtFirst(of: DrawnPicture['of'], index: number, width: ImageWidth): boolean {
  return (index === 0 && of !== 'accessory') || width === 320 || (index === 1 && width === 640);
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, bytes);
  await rename(`${path}.new`, path);
}
