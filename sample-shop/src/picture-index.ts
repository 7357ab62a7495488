import { readFile } from 'node:fs/promises';
import { array, mixed, number, object, string, type InferType } from 'yup';
import { picturesFolder } from './folders.ts';

const picturesOf = ['category', 'product', 'promotion', 'accessory'] as const;
type PictureOf = (typeof picturesOf)[number];
export const pictureViews = ['front', 'off', 'side', 'close', 'room'] as const;
export type PictureView = (typeof pictureViews)[number];

const entry = object({
  /** kind of its subject; a product has several pictures in their order, and the slug of a promotion ends in its shape */
  of: mixed<PictureOf>().oneOf(picturesOf).required(),
  slug: string().required(),
  file: string().required(),
  alt: string().required(),
  /** pictures of products only: the view, and the slug of the colour of the main tubes */
  view: mixed<PictureView>().oneOf(pictureViews),
  colour: string(),
  hash: string().required(),
  width: number().required(),
  height: number().required(),
  placeholder: string().required(),
  blur: string().required(),
  bytes: number().required(),
  /** hash of everything that the drawing depends on; the picture is drawn again when it changes */
  plan: string().required(),
});

/** The columns of a drawn picture in the database, so that seeding decodes no picture. */
export type DrawnPicture = InferType<typeof entry>;

export const pictureIndex = array(entry).required();

/** Reads the index of the drawn pictures. */
export async function listDrawnPictures(): Promise<DrawnPicture[]> {
  return pictureIndex.validate(JSON.parse(await readFile(new URL('index.json', picturesFolder), 'utf8')));
}
