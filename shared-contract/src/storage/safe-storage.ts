import { readStorage, writeStorage, type StorageKind } from './browser-storage.ts';

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
      return text === undefined ? readStorage(kind, key) : text;
    },
    set(text) {
      if (writeStorage(kind, key, text)) memoryFallback.delete(fallbackKey);
      else memoryFallback.set(fallbackKey, text);
    },
  };
}
