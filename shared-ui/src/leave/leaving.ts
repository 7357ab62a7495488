/** Texts of the dialog that asks before the user leaves a page. */
export interface LeaveConfirmation {
  title: string;
  message: string;
  /** label of the button that leaves the page */
  action: string;
}

/**
 * Name of the cancelable window event that `LeaveGuard` dispatches before a navigation. A listener with unsaved input
 * calls `preventDefault()` and may set `detail.question`.
 */
export const leavingEvent = 'lumora:leaving';

/**
 * Detail of the leaving event; the first listener that sets `question` wins. Copies of this package in other releases send
 * and read the event, so its field must keep its name.
 */
export interface LeavingEventDetail {
  question: LeaveConfirmation | undefined;
}
