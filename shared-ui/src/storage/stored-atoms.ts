import type { WritableAtom } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { findStorage, writeStorage } from '@lumora/shared-contract/storage';

/** An atom whose stored value may have any shape; `Value` can be written. */
export type StoredAtom<Value> = WritableAtom<unknown, [Value], void>;

const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

const json = createJSONStorage<unknown>(() => findStorage('local') ?? noStorage);

/** Where localStorage is full or blocked, a value lasts as long as the page. */
const storage: typeof json = {
  ...json,
  setItem(key, value) {
    writeStorage('local', key, JSON.stringify(value));
  },
};

/**
 * Returns a function that gives the atom of a name, always the same one. Its value is in localStorage under
 * `<prefix>:<name>`, and a change updates all tabs.
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
