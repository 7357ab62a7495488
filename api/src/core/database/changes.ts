/** PostgreSQL notification channel; triggers of shopper-visible tables send the name of the changed table. */
export const changeChannel = 'lumora_changes';

/** Table name that listeners receive when notices may have been lost: any table may have changed. */
export const anyTable = '*';

/** Receives the name of a changed table, or `*` for any table. */
export type ChangeListener = (table: string) => void;

/** Subscriptions to changes of shopper-visible data. */
export interface Changes {
  /** Calls `listener` after each committed change of shopper-visible data. Returns a function that unsubscribes. */
  subscribe(listener: ChangeListener): () => void;
}

/** Distributes change notices to the subscribers of this process. */
export class ChangeNotices implements Changes {
  readonly #listeners = new Set<ChangeListener>();

  subscribe(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls all subscribers with `table`. */
  notify(table: string): void {
    for (const listener of this.#listeners) listener(table);
  }
}
