/** `local` lasts until the shopper clears it, `session` as long as the tab. */
type Storehouse = 'local' | 'session';

interface KeptText {
  get(): string | null;
  set(text: string | null): void;
}

/** What a closed or full storage did not take, by storehouse and key. */
const unkept = new Map<string, string | null>();

/** A text that the browser keeps under `key`; where its storage is closed or full, it lasts as long as the page. */
export function safeStorage(storehouse: Storehouse, key: string): KeptText {
  const place = `${storehouse} ${key}`;
  return {
    get() {
      const text = unkept.get(place);
      if (text !== undefined) return text;
      try {
        return storageOf(storehouse).getItem(key);
      } catch {
        return null;
      }
    },
    set(text) {
      try {
        if (text === null) storageOf(storehouse).removeItem(key);
        else storageOf(storehouse).setItem(key, text);
        unkept.delete(place);
      } catch {
        unkept.set(place, text);
      }
    },
  };
}

/** Throws where the visitor has closed it. */
function storageOf(storehouse: Storehouse): Storage {
  return storehouse === 'local' ? window.localStorage : window.sessionStorage;
}
