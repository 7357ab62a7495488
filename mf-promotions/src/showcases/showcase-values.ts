import type { Showcase } from '@lumora/shared-contract/promotions';
import { toFormData } from '@lumora/shared-ui/api';
import { promotionValues, unchangedPicture } from '../promotion-form/promotion-values.ts';

export type ShowcaseValues = ReturnType<typeof showcaseValues>;

/** Converts a showcase to form values; null gives the values of a new one. */
export function showcaseValues(row: Showcase | null) {
  return {
    name: row?.name ?? '',
    description: row?.description ?? '',
    imageFile: unchangedPicture,
    ...promotionValues(row),
  };
}

export function showcaseBody(
  input: Parameters<typeof toFormData>[0],
  { imageFile }: Pick<ShowcaseValues, 'imageFile'>,
): FormData {
  return toFormData({ ...input, imageFile: imageFile instanceof File ? imageFile : undefined });
}
