import { designIdPattern } from '@lumora/shared-contract/designs';
import { storedAtom } from '../../storage/stored-atom.ts';

/** A design that the shopper has saved in this browser: the id of its short link, and its words. */
export interface SavedEntry {
  id: string;
  name: string;
}

/** Max number of designs that are listed; the oldest is dropped. */
const maxEntries = 12;

/** The shopper's saved designs, newest first, in the local storage of the browser. */
export const savedDesignsAtom = storedAtom<SavedEntry[]>('lumora-designs', {
  parse: parseEntries,
  format: (entries) => (entries.length === 0 ? null : JSON.stringify(entries)),
});

/** Returns the list with `entry` as its first, once. */
export function withEntry(entries: SavedEntry[], entry: SavedEntry): SavedEntry[] {
  return [entry, ...entries.filter(({ id }) => id !== entry.id)].slice(0, maxEntries);
}

function parseEntries(text: string | null): SavedEntry[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(parseEntry).slice(0, maxEntries) : [];
  } catch {
    return []; // a broken list counts as none
  }
}

function parseEntry(entry: unknown): SavedEntry[] {
  const { id, name }: Partial<Record<string, unknown>> = Object(entry);
  return typeof id === 'string' && designIdPattern.test(id) && typeof name === 'string' ? [{ id, name }] : [];
}
