import type { EnquiryStatus } from '@lumora/shared-contract/enquiries';

export const enquiryStatusLabels: Record<EnquiryStatus, string> = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
};

/** Labels of the buttons that set a status. */
export const statusActions: Record<EnquiryStatus, string> = {
  new: 'Mark as new',
  answered: 'Mark as answered',
  closed: 'Close',
};
