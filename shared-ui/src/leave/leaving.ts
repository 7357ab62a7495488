/** What is asked before a page is left. */
export interface LeaveQuestion {
  title: string;
  message: string;
  /** label of the button that leaves */
  action: string;
}

/** Event on `window` by which whoever has something to lose is asked; one who prevents it has, and may bring words. */
export const leavingEvent = 'lumora:leaving';

/** Carried by the event. */
export interface LeavingEventDetail {
  question: LeaveQuestion | undefined;
}
