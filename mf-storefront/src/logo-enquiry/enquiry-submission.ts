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

/** The submission, in memory like the file, so that sending continues on other pages of the shop. */
export const submissionAtom = atom<Submission>({ is: 'ready' });

/** The idempotency key of the last attempt; '' after a change of the draft, and lost by a reload. */
export const idempotencyKeyAtom = atom('');
