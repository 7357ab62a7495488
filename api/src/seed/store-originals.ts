import { readFile } from 'node:fs/promises';
import { hashOf } from '../core/media/image-intake.ts';
import type { MediaStore } from '../core/media/media-store.ts';
import { originalKey } from '../core/media/rendition-key.ts';
import pLimit from 'p-limit';
import { picturesFolder } from '@lumora/sample-shop/folders';
import type { DrawnPicture } from '@lumora/sample-shop/picture-index';

/** Puts the pictures into the store as they were drawn: the index holds what decoding them would tell. */
export async function storeOriginals(media: MediaStore, pictures: DrawnPicture[]): Promise<void> {
  // each write waits for the disk: several wait together
  const limit = pLimit(16);
  await Promise.all(pictures.map((picture) => limit(() => keepOriginal(media, picture))));
}

async function keepOriginal(media: MediaStore, { file, hash }: DrawnPicture): Promise<void> {
  const bytes = await readFile(new URL(file, picturesFolder));
  if (hashOf(bytes) !== hash) {
    throw new Error(
      `The picture ${file} is not the one that its index describes. Draw it again: api/scripts/draw-sample-pictures.ts`,
    );
  }
  if (!(await media.read(originalKey(hash)))) await media.write(originalKey(hash), bytes);
}
