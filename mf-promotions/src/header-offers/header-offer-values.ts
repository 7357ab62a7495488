import type { HeaderOffer } from '@lumora/shared-contract/promotions';
import { promotionValues } from '../promotion-form/promotion-values.ts';

export type HeaderOfferValues = ReturnType<typeof headerOfferValues>;

/** Converts a header offer to form values; null gives the values of a new one. */
export function headerOfferValues(row: HeaderOffer | null) {
  return {
    text: row?.text ?? '',
    link: row?.link ?? '',
    background_colour: row?.background_colour ?? '#ff2e88',
    text_colour: row?.text_colour ?? '#0b0b12',
    ...promotionValues(row),
  };
}
