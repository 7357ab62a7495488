/** `local`: localStorage; `session`: sessionStorage of the tab. */
export type StorageKind = 'local' | 'session';

interface StoredText {
  get(): string | null;
  set(text: string | null): void;
}

/** Texts that could not be stored, by kind and key. */
const memoryFallback = new Map<string, string | null>();

/** Returns access to a stored text. Where storage is forbidden or full, the text stays in memory. Never throws. */
export function safeStorage(kind: StorageKind, key: string): StoredText {
  const fallbackKey = `${kind} ${key}`;
  return {
    get() {
      const text = memoryFallback.get(fallbackKey);
      if (text !== undefined) return text;
      try {
        return storageOf(kind).getItem(key);
      } catch {
        return null;
      }
    },
    set(text) {
      try {
        if (text === null) storageOf(kind).removeItem(key);
        else storageOf(kind).setItem(key, text);
        memoryFallback.delete(fallbackKey);
      } catch {
        memoryFallback.set(fallbackKey, text);
      }
    },
  };
}

/** Returns the storage. Throws where the browser forbids it. */
function storageOf(kind: StorageKind): Storage {
  return kind === 'local' ? window.localStorage : window.sessionStorage;
}
