import type { EnquiryStatus } from '@lumora/shared-contract/enquiries';
import { StatusChip } from '@lumora/shared-ui';
import { enquiryStatusLabels } from './enquiry-labels.ts';

/** Renders the status of an enquiry. */
export function EnquiryStatusChip({ status }: { status: EnquiryStatus }) {
  return <StatusChip tone={tones[status]}>{enquiryStatusLabels[status]}</StatusChip>;
}

const tones = { new: 'warning', answered: 'success', closed: 'neutral' } as const;
