import { readFile } from 'node:fs/promises';
import { hashOf } from '../../core/media/image-intake.ts';
import type { MediaStore } from '../../core/media/media-store.ts';
import { originalKey } from '../../core/media/rendition-key.ts';
import pLimit from 'p-limit';
import { picturesFolder } from '@lumora/sample-shop/folders';
import type { DrawnPicture } from '@lumora/sample-shop/picture-index';

/** Stores the originals of sample pictures. Throws when a file does not have the hash of its index. */
export async function storeOriginals(media: MediaStore, pictures: DrawnPicture[]): Promise<void> {
  // concurrent, because each write waits for the disk
  const limit = pLimit(16);
  await Promise.all(pictures.map((picture) => limit(() => storeOriginal(media, picture))));
}

async function storeOriginal(media: MediaStore, { file, hash }: DrawnPicture): Promise<void> {
  const bytes = await readFile(new URL(file, picturesFolder));
  if (hashOf(bytes) !== hash) {
    throw new Error(
      `The picture ${file} does not have the hash of its index. Draw it again: api/scripts/draw-sample-pictures.ts`,
    );
  }
  if (!(await media.read(originalKey(hash)))) await media.write(originalKey(hash), bytes);
}
