/** `local`: localStorage; `session`: sessionStorage of the tab. */
export type StorageKind = 'local' | 'session';

/** Returns the storage. Throws where the browser forbids it, and on the server. */
const storageOf = (kind: StorageKind): Storage => window[`${kind}Storage`];

/** Returns a stored text, or null where there is none, or the browser forbids storage or cannot read it. */
export function readStorage(kind: StorageKind, key: string): string | null {
  try {
    return storageOf(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. Returns false where storage is forbidden or full. */
export function writeStorage(kind: StorageKind, key: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
