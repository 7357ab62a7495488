import { safeStorage } from '../storage/safe-storage.ts';
import { parseDraft, type Draft } from './draft.ts';

interface DraftStore {
  /** Returns the draft: the same object until something changes, null before the first change. */
  get(): Draft | null;
  /** Calls `listener` after every change; returns the function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  replace(draft: Draft): void;
}

const stores = new Map<string, DraftStore>();

/** Returns the store of the draft `key`. It is stored for the tab, so it survives a reload and navigation. */
export function draftStore(key: string): DraftStore {
  const store = stores.get(key) ?? createDraftStore(`lumora-design ${key}`);
  // on the server, stores of rendered designs would accumulate in memory
  if (typeof window !== 'undefined') stores.set(key, store);
  return store;
}

function createDraftStore(key: string): DraftStore {
  const listeners = new Set<() => void>();
  const storage = safeStorage('session', key);
  let parsed: { text: string | null; draft: Draft | null } = { text: null, draft: null };

  return {
    get() {
      const text = storage.get();
      if (text !== parsed.text) parsed = { text, draft: text === null ? null : parseDraft(text) };
      return parsed.draft;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace(draft) {
      storage.set(JSON.stringify(draft));
      listeners.forEach((listener) => listener());
    },
  };
}
