import { useSyncExternalStore } from 'react';
import type { Design } from '@lumora/shared-contract';
import { draftOf, type Draft } from './draft.ts';
import { draftStore } from './draft-store.ts';

/** What the shopper has drawn at `place`; until something is drawn there, and on the server, `start`. */
export function useDraft(place: string, start: Design): [Draft, (change: Change) => void] {
  const store = draftStore(place);
  const draft = useSyncExternalStore(store.subscribe, store.get, nothing) ?? draftOf(start);
  return [
    draft,
    (change) => {
      // before the page is taken over, more may be kept than is drawn
      const now = store.get() ?? draft;
      store.replace({ ...now, ...(typeof change === 'function' ? change(now) : change) });
    },
  ];
}

/** Facts of the draft, or what they come to from those of now. */
type Change = Partial<Draft> | ((now: Draft) => Partial<Draft>);

function nothing(): null {
  return null;
}
