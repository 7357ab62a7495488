import { safeStorage } from '../storage/safe-storage.ts';
import { readDraft, type Draft } from './draft.ts';

interface DraftStore {
  /** the same draft until something changes; null before the first change */
  get(): Draft | null;
  /** Calls `listener` after every change; returns what stops it. */
  subscribe(listener: () => void): () => void;
  replace(draft: Draft): void;
}

const stores = new Map<string, DraftStore>();

/** The draft of one place of the shop, kept for the tab: a reload or a look at the cart loses nothing of it. */
export function draftStore(place: string): DraftStore {
  const store = stores.get(place) ?? createDraftStore(`lumora-design ${place}`);
  // a server draws pages of designs without end, and nobody draws on them there
  if (typeof window !== 'undefined') stores.set(place, store);
  return store;
}

function createDraftStore(key: string): DraftStore {
  const listeners = new Set<() => void>();
  const kept = safeStorage('session', key);
  let known: { text: string | null; draft: Draft | null } = { text: null, draft: null };

  return {
    get() {
      const text = kept.get();
      if (text !== known.text) known = { text, draft: text === null ? null : readDraft(text) };
      return known.draft;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace(draft) {
      kept.set(JSON.stringify(draft));
      listeners.forEach((listener) => listener());
    },
  };
}
