import type { PromotionStatus } from '@lumora/shared-contract/promotions';

/** State of a promotion after it was switched on or off, as the end of a sentence about it. */
export const statusOutcomes: Record<PromotionStatus, string> = {
  live: 'is live now',
  scheduled: 'is scheduled',
  ended: 'is active, but its time is over',
  draft: 'is a draft now; shoppers do not see it',
};
