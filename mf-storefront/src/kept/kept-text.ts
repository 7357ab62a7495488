/** `local` lasts until the shopper clears it, `session` as long as the tab. */
type Storehouse = 'local' | 'session';

interface KeptText {
  get(): string | null;
  set(text: string | null): void;
}

/** A text that the browser keeps under `key`; where its storage is closed or full, it lasts as long as the page. */
export function keptText(storehouse: Storehouse, key: string): KeptText {
  let unkept: string | null | undefined;
  return {
    get() {
      try {
        return unkept === undefined ? storageOf(storehouse).getItem(key) : unkept;
      } catch {
        return null;
      }
    },
    set(text) {
      try {
        if (text === null) storageOf(storehouse).removeItem(key);
        else storageOf(storehouse).setItem(key, text);
        unkept = undefined;
      } catch {
        unkept = text;
      }
    },
  };
}

/** Throws where the visitor has closed it. */
function storageOf(storehouse: Storehouse): Storage {
  return storehouse === 'local' ? window.localStorage : window.sessionStorage;
}
