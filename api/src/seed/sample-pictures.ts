import { readFile } from 'node:fs/promises';
import { array, object, string } from 'yup';
import { takeImage, type TakenImage } from '../media/image-intake.ts';
import type { MediaStore } from '../media/media-store.ts';

const folder = new URL('../../seed/pictures/', import.meta.url);
const pictureIndex = array(
  object({ slug: string().required(), file: string().required(), alt: string().required() }),
).required();

export type SamplePicture = TakenImage & { alt: string };

/** Takes the shipped pictures of these titles through the same way as an upload; a title without one has none. */
export async function takeSamplePictures(media: MediaStore, titles: string[]): Promise<Map<string, SamplePicture>> {
  const listed = pictureIndex.validateSync(JSON.parse(await readFile(new URL('index.json', folder), 'utf8')));
  const pictures = new Map<string, SamplePicture>();
  for (const title of titles) {
    const entry = listed.find(({ slug }) => slug === slugOf(title));
    if (!entry) continue;
    const image = await takeImage(media, await readFile(new URL(entry.file, folder)));
    pictures.set(title, { ...image, alt: entry.alt });
  }
  return pictures;
}

/** `Café & Bar` → `cafe-bar` */
function slugOf(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[a-z0-9]+/g)?.join('-') ?? '';
}
