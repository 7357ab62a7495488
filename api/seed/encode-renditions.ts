import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pageRenditions, type ImageWidth, type Rendition } from '@lumora/shared-contract';
import sharp from 'sharp';
import { encodeRendition } from '../src/core/media/encode-rendition.ts';
import { sampleRenditionsFolder } from '../src/core/media/media-store.ts';
import { renditionKey } from '../src/core/media/rendition-key.ts';
import { workSlots } from '../src/core/media/work-slots.ts';
import { picturesFolder, type DrawnPicture } from '../src/seed/picture-index.ts';

/**
 * Encodes what the first pages of a new shop show of the sample pictures, and removes what no longer belongs to one.
 * Stopped half-way, the next run goes on where this one was; after a change of the encoding, delete the folder first.
 */
export async function encodeSampleRenditions(pictures: DrawnPicture[]): Promise<void> {
  const wanted = new Map(pictures.flatMap((picture) => keysOf(picture, pictures)));
  await mkdir(sampleRenditionsFolder, { recursive: true });
  const entries = await readdir(sampleRenditionsFolder, { recursive: true });
  const stored = new Set(entries.filter((entry) => entry.endsWith('.avif')));
  for (const key of stored) if (!wanted.has(key)) await rm(`${sampleRenditionsFolder}/${key}`);
  sharp.concurrency(1);
  const inSlot = workSlots(2);
  const missing = [...wanted].filter(([key]) => !stored.has(key));
  await Promise.all(missing.map(([key, { file, rendition }]) => inSlot(() => encode(key, file, rendition))));
}

function keysOf(picture: DrawnPicture, pictures: DrawnPicture[]) {
  const { of, slug, hash, width, file } = picture;
  const index = pictures.filter((other) => other.of === of && other.slug === slug).indexOf(picture);
  return pageRenditions(width)
    .filter((rendition) => rendition.format === 'avif' && isShownAtFirst(index, rendition.width))
    .map((rendition) => [renditionKey(hash, rendition), { file, rendition }] as const);
}

/** Cards show the first picture of a product, and the second under the pointer; the product's page has thumbnails of all. */
function isShownAtFirst(index: number, width: ImageWidth): boolean {
  return index === 0 || width === 320 || (index === 1 && width === 640);
}

async function encode(key: string, file: string, rendition: Rendition): Promise<void> {
  const path = `${sampleRenditionsFolder}/${key}`;
  await mkdir(dirname(path), { recursive: true });
  const bytes = await encodeRendition(await readFile(new URL(file, picturesFolder)), rendition);
  await writeFile(`${path}.new`, bytes);
  await rename(`${path}.new`, path);
}
