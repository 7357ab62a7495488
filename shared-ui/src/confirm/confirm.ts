/** Texts of a confirmation dialog. */
export interface Confirmation {
  /** a question that names the object, such as `Delete "Wedding Neon"?` */
  title: string;
  /** describes the consequence */
  message?: string;
  /** label of the confirm button, such as `Delete` */
  action: string;
  /** true for an action that cannot be undone: the confirm button is red */
  danger?: boolean;
}

/**
 * Detail of the event `lumora:confirm`, which `ConfirmProvider` handles. Copies of this package in other releases send and
 * read the event, so its fields must keep their names.
 */
export interface PendingConfirmation {
  question: Confirmation;
  /** call it once, with the choice of the user */
  answer: (isConfirmed: boolean) => void;
}

declare global {
  interface WindowEventMap {
    'lumora:confirm': CustomEvent<PendingConfirmation>;
  }
}

/**
 * Opens a confirmation dialog. Resolves to true if the user confirms, to false on Cancel and Esc. Rejects with an `Error`
 * if no `ConfirmProvider` is mounted. The provider is reached by a window event, so it may come from another copy of this
 * package.
 */
export function confirm(confirmation: Confirmation): Promise<boolean> {
  return new Promise((resolve) => {
    const detail: PendingConfirmation = { question: confirmation, answer: resolve };
    const event = new CustomEvent('lumora:confirm', { detail, cancelable: true });
    const isUnhandled = window.dispatchEvent(event);
    if (isUnhandled) throw new Error('No provider handles this confirmation: mount <ConfirmProvider> near the root.');
  });
}
