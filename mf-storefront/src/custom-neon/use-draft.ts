import { useSyncExternalStore } from 'react';
import type { Design } from '@lumora/shared-contract';
import { draftOf, type Draft } from './draft.ts';
import { draftStore } from './draft-store.ts';

/** What the shopper has drawn at `place`; until something is drawn there, and on the server, `start`. */
export function useDraft(place: string, start: Design): [Draft, (change: Partial<Draft>) => void] {
  const store = draftStore(place);
  const draft = useSyncExternalStore(store.subscribe, store.get, nothing) ?? draftOf(start);
  return [draft, (change) => store.replace({ ...draft, ...change })];
}

function nothing(): null {
  return null;
}
