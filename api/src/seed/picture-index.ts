import { array, mixed, number, object, string, type InferType } from 'yup';

/** Where the drawn pictures lie, and their index. */
export const picturesFolder = new URL('../../seed/pictures/', import.meta.url);

const entry = object({
  /** what it is a picture of; a product has several, in the order they are shown */
  of: mixed<'category' | 'product'>().oneOf(['category', 'product']).required(),
  slug: string().required(),
  file: string().required(),
  alt: string().required(),
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
