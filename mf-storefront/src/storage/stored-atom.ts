import { atom, type SetStateAction } from 'jotai';
import type { StorageKind } from '@lumora/shared-contract/storage';
import { safeStorage } from './safe-storage.ts';

interface StoredFormat<Value> {
  /** must not throw, because storage is not trusted; receives null when nothing is stored, and on the server */
  parse: (text: string | null) => Value;
  /** null removes the entry */
  format: (value: Value) => string | null;
  /** default: `local` */
  kind?: StorageKind;
}

/**
 * Creates an atom whose value is in the storage of the browser under `key`, or in memory where storage is full or
 * forbidden. While a component uses it, it follows changes of other tabs in local storage.
 */
export function storedAtom<Value>(key: string, { parse, format, kind = 'local' }: StoredFormat<Value>) {
  const storage = safeStorage(kind, key);
  const read = () => parse(storage.get());
  const stored = atom(read());
  stored.onMount = (setStored) => {
    const update = () => setStored(read());
    update();
    return listenForChanges(key, update);
  };
  return atom(
    (get) => get(stored),
    (get, set, update: SetStateAction<Value>) => {
      set(stored, update);
      storage.set(format(get(stored)));
    },
  );
}

function listenForChanges(key: string, onChange: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const onStorage = (event: StorageEvent) => {
    // `key` is null when everything was cleared
    if (event.key === key || event.key === null) onChange();
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onChange, { signal }); // a page of the back/forward cache has missed storage events
  return () => controller.abort();
}
