export interface Question {
  /** names the thing, such as `Delete "Wedding Neon"?` */
  title: string;
  message?: string;
  /** label of the button that does it, such as `Delete` */
  action: string;
  /** true for what cannot be taken back: the button is then red */
  danger?: boolean;
}

/** A question on its way to the `ConfirmProvider` that shows it. */
export interface PendingConfirmation {
  question: Question;
  answer: (isConfirmed: boolean) => void;
}

declare global {
  interface WindowEventMap {
    'lumora:confirm': CustomEvent<PendingConfirmation>;
  }
}

/**
 * Asks the user in a dialog; resolves to false on Cancel and Esc. Needs one `ConfirmProvider` in the page, which throws
 * if it is missing. It is reached by an event, so that it may come from another copy of this package.
 */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((answer) => {
    const asking = new CustomEvent('lumora:confirm', { detail: { question, answer }, cancelable: true });
    const isUnheard = window.dispatchEvent(asking);
    if (isUnheard) throw new Error('Nobody shows the question: mount <ConfirmProvider> once, near the root.');
  });
}
