import type { PromotionStatus } from '@lumora/shared-contract/promotions';
import { StatusChip, type StatusTone } from '@lumora/shared-ui';
import { statusLabels } from './status-labels.ts';

/** Shows the status of a promotion. */
export function StatusBadge({ status }: { status: PromotionStatus }) {
  return <StatusChip tone={tones[status]}>{statusLabels[status]}</StatusChip>;
}

const tones: Record<PromotionStatus, StatusTone> = {
  draft: 'neutral',
  scheduled: 'warning',
  live: 'success',
  ended: 'neutral',
};
