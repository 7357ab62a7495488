import { atom, type SetStateAction } from 'jotai';
import { onStorageChange, safeStorage, type StorageKind } from '@lumora/shared-contract/storage';

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
    return onStorageChange(key, update);
  };
  return atom(
    (get) => get(stored),
    (get, set, update: SetStateAction<Value>) => {
      set(stored, update);
      storage.set(format(get(stored)));
    },
  );
}
