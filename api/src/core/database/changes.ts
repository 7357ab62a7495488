/** Channel on which the triggers of shopper-visible tables name the table that changed. */
export const changeChannel = 'lumora_changes';

/** What a listener is told when notices may have been missed. */
export const everything = '*';

export type ChangeListener = (table: string) => void;

export interface Changes {
  /** Calls `listener` after every committed change of shopper-visible data, with the table's name or `*` for “anything”. */
  subscribe(listener: ChangeListener): () => void;
}

export class ChangeNotices implements Changes {
  readonly #listeners = new Set<ChangeListener>();

  subscribe(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(table: string): void {
    for (const listener of this.#listeners) listener(table);
  }
}
