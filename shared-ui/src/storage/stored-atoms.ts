import type { WritableAtom } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { onStorageChange, safeStorage } from '@lumora/shared-contract/storage';

/** An atom whose stored value may have any shape; `Value` can be written. */
export type StoredAtom<Value> = WritableAtom<unknown, [Value], void>;

const storage = createJSONStorage<unknown>(() => ({
  getItem: (key) => safeStorage('local', key).get(),
  setItem: (key, text) => safeStorage('local', key).set(text),
  removeItem: (key) => safeStorage('local', key).set(null),
  subscribe: (key, callback) => onStorageChange(key, () => callback(safeStorage('local', key).get())),
}));

/**
 * Returns a function that gives the atom of a name, always the same one. Its value is in localStorage under
 * `<prefix>:<name>`, and a change updates all tabs. Where localStorage is full or blocked, it lasts as long as the page.
 */
export function storedAtoms<Value>(prefix: string): (name: string) => StoredAtom<Value> {
  const atoms = new Map<string, StoredAtom<Value>>();

  return (name) => {
    const existing = atoms.get(name);
    if (existing) return existing;
    const created: StoredAtom<Value> = atomWithStorage<unknown>(`${prefix}:${name}`, null, storage, {
      getOnInit: true,
    });
    atoms.set(name, created);
    return created;
  };
}
