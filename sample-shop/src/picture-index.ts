import { readFile } from 'node:fs/promises';
import { array, mixed, number, object, string, type InferType } from 'yup';
import { picturesFolder } from './folders.ts';

const picturesOf = ['category', 'product', 'promotion', 'accessory'] as const;
type PictureOf = (typeof picturesOf)[number];
export const pictureViews = ['front', 'off', 'side', 'close', 'room'] as const;
export type PictureView = (typeof pictureViews)[number];

const entry = object({
  /** what it is a picture of; a product has several, in the order they are shown; a promotion's slug ends in its shape */
  of: mixed<PictureOf>().oneOf(picturesOf).required(),
  slug: string().required(),
  file: string().required(),
  alt: string().required(),
  /** of a product's picture: how it is seen, and the slug of the colour that its main tubes have */
  view: mixed<PictureView>().oneOf(pictureViews),
  colour: string(),
  hash: string().required(),
  width: number().required(),
  height: number().required(),
  placeholder: string().required(),
  blur: string().required(),
  bytes: number().required(),
  /** hash of what was to be drawn: while it stays, the picture is not drawn again */
  plan: string().required(),
});

/** Everything that the database keeps of a drawn picture, so that nobody has to decode it again. */
export type DrawnPicture = InferType<typeof entry>;

export const pictureIndex = array(entry).required();

/** Reads the index of the drawn pictures. */
export async function listDrawnPictures(): Promise<DrawnPicture[]> {
  return pictureIndex.validate(JSON.parse(await readFile(new URL('index.json', picturesFolder), 'utf8')));
}
