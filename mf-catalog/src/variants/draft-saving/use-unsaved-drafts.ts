import { useEffect, useEffectEvent, type Dispatch, type SetStateAction } from 'react';
import { flushSync } from 'react-dom';
import {
  addUnsavedInput,
  inputRestoredMessage,
  onSessionEnded,
  takeUnsavedInput,
} from '@lumora/shared-contract/storage';
import { toast } from '@lumora/shared-ui';
import type { VariantDraft, VariantDrafts } from '../variant-drafts.ts';
import { commitEditedCell } from './commit-edited-cell.ts';

/**
 * Stores the drafts when the session ends, with the cell that is being edited, and restores them when the same table is opened
 * again. Their bases are stored too, so a save finds what was changed meanwhile.
 */
export function useUnsavedDrafts(drafts: VariantDrafts, setDrafts: Dispatch<SetStateAction<VariantDrafts>>): void {
  const store = useEffectEvent((userId: number) => {
    if (drafts.size > 0) addUnsavedInput({ userId, initialValues: variantsTable, values: Object.fromEntries(drafts) });
  });

  const restore = useEffectEvent(() => {
    const own = takeUnsavedInput(
      ({ initialValues }) => 'table' in initialValues && initialValues.table === variantsTable.table,
    );
    if (own === undefined) return;
    const stored: VariantDraft[] = Object.values(own.values);
    setDrafts(new Map(stored.map((draft) => [draft.base.id, draft])));
    toast.info(inputRestoredMessage);
  });

  useEffect(() => {
    restore();
    return onSessionEnded((userId) => {
      flushSync(commitEditedCell);
      store(userId);
    });
  }, []);
}

/** Identifies the stored drafts: a page has at most one table of variants. */
const variantsTable = { table: 'variants' };
