import { useMemo, useState } from 'react';
import { useAtom } from 'jotai';
import { useIsHydrated } from '../../browser-state/use-is-hydrated.ts';
import { storedAtom } from '../../storage/stored-atom.ts';
import { changeDraft, parseDraft, type Draft } from './draft.ts';
import { firstDesign } from './first-design.ts';

/** Fields to change, or a function that returns them for the current draft. */
type DraftChange = Partial<Draft> | ((current: Draft) => Partial<Draft>);

export interface DraftHistory {
  draft: Draft;
  /** Changes the draft. Successive changes by the same `input`, such as a text field, are one step of the history. */
  change: (change: DraftChange, input?: string) => void;
  /** undefined when there is nothing to undo or redo */
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}

/**
 * Returns the draft `key` with the functions that change it; without one, and until hydration, `initial`. The draft is
 * stored for the tab, so it survives a reload and navigation; the changes that can be undone do not.
 */
export function useDraft(key: string, initial: Draft): DraftHistory {
  const draftAtom = useMemo(
    () => storedAtom(`lumora-design ${key}`, { parse: parseDraft, format: JSON.stringify, kind: 'session' }),
    [key],
  );
  const [stored, setStored] = useAtom(draftAtom);
  const [{ past, future, lastChange }, setHistory] = useState(noHistory);
  const isHydrated = useIsHydrated();
  const draft = (isHydrated ? stored : null) ?? initial;

  function change(changed: DraftChange, input?: string) {
    const fields = typeof changed === 'function' ? changed(draft) : changed;
    setStored((last) => {
      const current = last ?? initial;
      return changeDraft(current, typeof changed === 'function' ? changed(current) : changed);
    });
    if (Object.keys(fields).every((name) => viewFields.includes(name))) return;
    const next = { input, at: Date.now() };
    const isSameStep = input !== undefined && input === lastChange.input && next.at - lastChange.at < stepMs;
    const steps = isSameStep ? past : [...past, draft].slice(-maxSteps);
    setHistory({ past: replacesExample(draft, fields) ? [] : steps, future: [], lastChange: next });
  }

  function restore(target: Draft, history: { past: Draft[]; future: Draft[] }) {
    const { room, isLit, isDay } = draft;
    setStored({ ...target, room, isLit, isDay });
    setHistory({ ...history, lastChange: noHistory.lastChange });
  }

  const [previous, following] = [past.at(-1), future[0]];
  return {
    draft,
    change,
    undo: previous && (() => restore(previous, { past: past.slice(0, -1), future: [draft, ...future] })),
    redo: following && (() => restore(following, { past: [...past, draft], future: future.slice(1) })),
  };
}

/** Returns whether the shopper's own words replace those with which the designer starts, which undo must not bring back. */
function replacesExample(draft: Draft, { lines = draft.lines }: Partial<Draft>): boolean {
  const example = firstDesign.lines[0]?.text;
  return draft.lines[0]?.text === example && lines[0]?.text !== example;
}

const viewFields = ['room', 'isLit', 'isDay'];

/** Changes by the same input within this time are one step: typing, or moving the slider. */
const stepMs = 1000;
const maxSteps = 50;

const noHistory: { past: Draft[]; future: Draft[]; lastChange: { input: string | undefined; at: number } } = {
  past: [],
  future: [],
  lastChange: { input: undefined, at: 0 },
};
