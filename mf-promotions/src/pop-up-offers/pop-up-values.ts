import type { PopUpAudience, PopUpOffer } from '@lumora/shared-contract/promotions';
import { promotionValues, unchangedPicture } from '../promotion-form/promotion-values.ts';

export type PopUpValues = ReturnType<typeof popUpValues>;

/** Converts a pop-up offer to form values; null gives the values of a new one. */
export function popUpValues(row: PopUpOffer | null) {
  const audience: PopUpAudience = row?.audience ?? 'everyone';
  const delay_seconds: number | '' = row?.delay_seconds ?? 5;
  const every_days: number | '' = row?.every_days ?? 7;
  return {
    title: row?.title ?? '',
    text: row?.text ?? '',
    imageFile: unchangedPicture,
    link: row?.link ?? '',
    button_label: row?.button_label ?? '',
    audience,
    delay_seconds,
    every_days,
    ...promotionValues(row),
  };
}

export const audienceLabels: Record<PopUpAudience, string> = { everyone: 'Everyone', first_visit: 'First visit' };
