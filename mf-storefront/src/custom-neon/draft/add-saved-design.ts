import { atom } from 'jotai';
import { maxSavedDesigns, savedDesignsAtom, type SavedEntry } from './saved-designs-atom.ts';

/** The saved designs; one that is added is the first, and the oldest, which is dropped for it, is returned. */
export const addSavedDesignAtom = atom(
  (get) => get(savedDesignsAtom),
  (get, set, entry: SavedEntry): SavedEntry | undefined => {
    const entries = withEntryAt(get(savedDesignsAtom), entry, 0);
    set(savedDesignsAtom, entries.slice(0, maxSavedDesigns));
    return entries[maxSavedDesigns];
  },
);

/** Returns the list with `entry` at an index, once. */
export function withEntryAt(entries: SavedEntry[], entry: SavedEntry, index: number): SavedEntry[] {
  const others = entries.filter(({ id }) => id !== entry.id);
  return others.toSpliced(index, 0, entry);
}
