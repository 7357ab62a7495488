import type { Showcase } from '@lumora/shared-contract';
import { multipart } from '../promotion-form/multipart.ts';
import { promotionValues, unchangedPicture } from '../promotion-form/promotion-values.ts';

export type ShowcaseValues = ReturnType<typeof showcaseValues>;

/** What the form holds of a showcase, or of a new one. */
export function showcaseValues(row: Showcase | null) {
  return {
    name: row?.name ?? '',
    description: row?.description ?? '',
    imageFile: unchangedPicture,
    ...promotionValues(row),
  };
}

export function showcaseBody(
  input: Parameters<typeof multipart>[0],
  { imageFile }: Pick<ShowcaseValues, 'imageFile'>,
): FormData {
  return multipart({ ...input, imageFile: imageFile instanceof File ? imageFile : undefined });
}
