import { useCallback, useState } from 'react';
import type { Variant } from '@lumora/shared-contract';
import { confirmDiscard } from '@lumora/shared-ui';
import { useLeaveGuard } from '@lumora/shared-ui/form';
import { useDraftSaving } from './use-draft-saving.ts';
import { rebase, applyEdit, type DraftedVariant, type EditableField, type VariantDrafts } from './variant-drafts.ts';

export type VariantDraftState = ReturnType<typeof useVariantDrafts>;

/** Keeps what is typed into a table of variants until it is saved, and asks before it is left behind. */
export function useVariantDrafts() {
  const [drafts, setDrafts] = useState<VariantDrafts>(new Map());
  const { forgetFailure, ...saving } = useDraftSaving(drafts, setDrafts);
  useLeaveGuard(drafts.size > 0);

  const type = useCallback(
    (variant: Variant, field: EditableField, text: string) =>
      setDrafts((before) => applyEdit(before, variant, field, text)),
    [],
  );

  return {
    ...saving,
    drafts,
    type,
    typeAll: (variants: readonly Variant[], field: EditableField, text: string) =>
      setDrafts((before) => variants.reduce((all, variant) => applyEdit(all, variant, field, text), before)),
    drafted: <Saved extends Variant>(rows: readonly Saved[]): DraftedVariant<Saved>[] =>
      rows.map((saved) => ({ saved, draft: drafts.get(saved.id) })),
    discard: async () => {
      if (!(await confirmDiscard())) return;
      setDrafts(new Map());
      forgetFailure();
    },
    discardOne: (id: number) => setDrafts((before) => new Map([...before].filter(([draftOf]) => draftOf !== id))),
    /** A variant was changed elsewhere on the page: what is typed over it goes on from there. */
    follow: (variant: Variant) => setDrafts((before) => rebase(before, [variant])),
  };
}
