import type { PromotionStatus } from '@lumora/shared-contract/promotions';

export const statusLabels: Record<PromotionStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  ended: 'Ended',
};
