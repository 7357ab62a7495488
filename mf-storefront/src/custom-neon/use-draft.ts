import { useMemo } from 'react';
import { useAtom } from 'jotai';
import type { Design } from '@lumora/shared-contract/designs';
import { useIsHydrated } from '../browser-state/use-is-hydrated.ts';
import { storedAtom } from '../storage/stored-atom.ts';
import { draftOf, parseDraft, type Draft } from './draft.ts';

/**
 * Returns the draft `key` and a function that changes it; without a draft, and until hydration, that of `initial`. The draft
 * is stored for the tab, so it survives a reload and navigation.
 */
export function useDraft(key: string, initial: Design): [Draft, (change: DraftChange) => void] {
  const draftAtom = useMemo(
    () => storedAtom(`lumora-design ${key}`, { parse: parseDraft, format: JSON.stringify, kind: 'session' }),
    [key],
  );
  const [stored, setStored] = useAtom(draftAtom);
  const isHydrated = useIsHydrated();
  const draft = (isHydrated ? stored : null) ?? draftOf(initial);
  return [
    draft,
    (change) =>
      setStored((last) => {
        const current = last ?? draftOf(initial);
        return { ...current, ...(typeof change === 'function' ? change(current) : change) };
      }),
  ];
}

/** Fields to change, or a function that returns them for the current draft. */
export type DraftChange = Partial<Draft> | ((current: Draft) => Partial<Draft>);
