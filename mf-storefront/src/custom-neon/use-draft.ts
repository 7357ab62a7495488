import { useSyncExternalStore } from 'react';
import type { Design } from '@lumora/shared-contract';
import { draftOf, type Draft } from './draft.ts';
import { draftStore } from './draft-store.ts';

/** Returns the stored draft `key` and a function that changes it; without a draft, and on the server, that of `initial`. */
export function useDraft(key: string, initial: Design): [Draft, (change: Change) => void] {
  const store = draftStore(key);
  const draft = useSyncExternalStore(store.subscribe, store.get, serverSnapshot) ?? draftOf(initial);
  return [
    draft,
    (change) => {
      // before hydration the stored draft may be newer than the rendered one
      const current = store.get() ?? draft;
      store.replace({ ...current, ...(typeof change === 'function' ? change(current) : change) });
    },
  ];
}

/** Fields to change, or a function that returns them for the current draft. */
type Change = Partial<Draft> | ((current: Draft) => Partial<Draft>);

function serverSnapshot(): null {
  return null;
}
