import { useCallback, useState } from 'react';
import type { Variant } from '@lumora/shared-contract/catalog';
import { confirmDiscard } from '@lumora/shared-ui';
import { useLeaveGuard } from '@lumora/shared-ui/form';
import { useDraftSaving, type OnCurrent } from './use-draft-saving.ts';
import { useUnsavedDrafts } from './use-unsaved-drafts.ts';
import {
  rebase,
  applyEdit,
  keepTheirs,
  type DraftedVariant,
  type EditableField,
  type VariantDrafts,
} from '../variant-drafts.ts';

export type VariantDraftState = ReturnType<typeof useVariantDrafts>;

/**
 * Holds the unsaved edits of a table of variants, also beyond the end of a session, and asks before the user leaves the page
 * with drafts. A save calls `onCurrent` with the current state of the variants that it saved or that were rejected.
 */
export function useVariantDrafts(onCurrent?: OnCurrent) {
  const [drafts, setDrafts] = useState<VariantDrafts>(new Map());
  const { clearFailure, ...saving } = useDraftSaving(drafts, setDrafts, onCurrent);
  useLeaveGuard(drafts.size > 0);
  useUnsavedDrafts(drafts, setDrafts);

  const editCell = useCallback(
    (variant: Variant, field: EditableField, text: string) =>
      setDrafts((current) => applyEdit(current, variant, field, text)),
    [],
  );

  return {
    ...saving,
    drafts,
    editCell,
    withDrafts: <Saved extends Variant>(rows: readonly Saved[]): DraftedVariant<Saved>[] =>
      rows.map((saved) => ({ saved, draft: drafts.get(saved.id) })),
    discard: async () => {
      if (!(await confirmDiscard())) return;
      setDrafts(new Map());
      clearFailure();
    },
    discardDraft: (id: number) =>
      setDrafts((current) => new Map([...current].filter(([variantId]) => variantId !== id))),
    /** removes the edits of a variant that conflict with those of another user */
    keepTheirs: (id: number) => setDrafts((current) => keepTheirs(current, id)),
    /** applies the draft of a variant to its newly saved state */
    rebaseDraft: (variant: Variant) => setDrafts((current) => rebase(current, [variant])),
  };
}
