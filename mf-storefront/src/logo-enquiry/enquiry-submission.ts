import { atom } from 'jotai';
import type { EnquiryInput } from '@lumora/shared-contract/enquiries';

/** An enquiry that the API has stored. */
export interface SentEnquiry extends EnquiryInput {
  reference: string;
  logo: File;
}

export type Submission =
  | { is: 'ready' }
  /** `fraction` of the body that has been sent, 0…1 */
  | { is: 'sending'; fraction: number }
  | { is: 'failed'; message: string }
  /** `shownAt` is the key of the history entry that shows the thanks, null before they are shown */
  | { is: 'sent'; enquiry: SentEnquiry; shownAt: string | null };

/** The submission, in memory like the file, so that it continues on other pages. */
export const submissionAtom = atom<Submission>({ is: 'ready' });

/** The idempotency key of the draft; '' while the draft differs from the one that was sent last. */
export const idempotencyKeyAtom = atom('');
