import { designIdPattern } from '@lumora/shared-contract/designs';
import { readStorage } from '@lumora/shared-contract/storage';
import { rooms, type Room } from '../../designs/rooms.ts';
import { storedAtom } from '../../storage/stored-atom.ts';

/** A design that the shopper has saved in this browser: the id of its short link, its words, and the room of its preview. */
export interface SavedEntry {
  id: string;
  name: string;
  /** undefined for a design saved by an earlier release */
  room: Room | undefined;
}

/** Max number of designs that are listed; the oldest is dropped. */
export const maxSavedDesigns = 12;

const storageKey = 'lumora-designs';

/** Returns whether the storage of the browser has a saved design; false where storage is forbidden or full. */
export function isStored({ id }: SavedEntry): boolean {
  return parseEntries(readStorage('local', storageKey)).some((stored) => stored.id === id);
}

/** The shopper's saved designs, newest first, in the local storage of the browser. */
export const savedDesignsAtom = storedAtom<SavedEntry[]>(storageKey, {
  parse: parseEntries,
  format: (entries) => (entries.length === 0 ? null : JSON.stringify(entries)),
});

function parseEntries(text: string | null): SavedEntry[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(parseEntry).slice(0, maxSavedDesigns) : [];
  } catch {
    return []; // a broken list counts as none
  }
}

function parseEntry(entry: unknown): SavedEntry[] {
  const { id, name, room }: Partial<Record<string, unknown>> = Object(entry);
  if (typeof id !== 'string' || !designIdPattern.test(id) || typeof name !== 'string') return [];
  return [{ id, name, room: rooms.find(({ slug }) => slug === room)?.slug }];
}
