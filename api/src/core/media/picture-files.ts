import type { MediaStore } from './media-store.ts';
import { originalKey, pictureFolder } from './rendition-key.ts';

/** Deletes the original and all renditions of a picture. */
export async function deletePicture(media: MediaStore, hash: string): Promise<void> {
  // first, because renditions are encoded from it
  await media.delete(originalKey(hash));
  for (const file of await media.list(pictureFolder(hash))) await media.delete(`${pictureFolder(hash)}/${file}`);
}
