import type { ImageChange } from '@lumora/shared-ui/form';
import type { PromotionRow } from '../promotion-list/promotion-row.ts';

/** What the form of every kind holds: a new one is a draft. */
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

/** A picture that is left as it is. */
export const unchangedPicture: ImageChange = null;
