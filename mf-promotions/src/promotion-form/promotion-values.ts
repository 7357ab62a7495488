import type { ImageChange } from '@lumora/shared-ui/form';
import type { PromotionRow } from '../promotion-list/promotion-row.ts';

/** Returns the form values that all kinds of promotions share. */
export function promotionValues(row: PromotionRow | null) {
  const priority: number | '' = row?.priority ?? 0;
  return {
    is_active: row?.is_active ?? true,
    starts_at: row?.starts_at ?? '',
    ends_at: row?.ends_at ?? '',
    priority,
    updated_at: row?.updated_at,
  };
}

/** Value of an image field without a change. */
export const unchangedPicture: ImageChange = null;
