import { useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { maxBulkItems, type Variant } from '@lumora/shared-contract';
import { toast, toastError } from '@lumora/shared-ui';
import {
  editOf,
  isSendable,
  rebase,
  applySaveResult,
  type VariantDraft,
  type VariantDrafts,
} from './variant-drafts.ts';
import { productVariants, refreshVariants, updateVariants } from './variants-api.ts';

/** Saves drafts, as many as there are, a call for every hundred; what is refused or not reached stays a draft. */
export function useDraftSaving(drafts: VariantDrafts, setDrafts: Dispatch<SetStateAction<VariantDrafts>>) {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isRunning = useRef(false);

  async function save() {
    if (isRunning.current) return;
    isRunning.current = true;
    setSaving(true);
    setFailure(null);
    const sent = [...drafts.values()].filter(isSendable);
    try {
      const refused = await send(sent);
      sayOutcome(sent.length - refused, drafts.size - sent.length + refused);
    } catch (error) {
      setFailure(toastError(error, 'Update failed'));
    }
    refreshVariants(queryClient);
    setSaving(false);
    isRunning.current = false;
  }

  /** Resolves to how many were refused. */
  async function send(sent: VariantDraft[]): Promise<number> {
    let refused = 0;
    for (let start = 0; start < sent.length; start += maxBulkItems) {
      const part = sent.slice(start, start + maxBulkItems);
      const outcome = await updateVariants(queryClient, part.map(editOf));
      const reasons = new Set(outcome.failed.map(({ id }) => id));
      const current = await readAgain(
        queryClient,
        part.filter(({ read }) => reasons.has(read.id)),
      );
      setDrafts((before) => rebase(applySaveResult(before, part, outcome), current));
      refused += outcome.failed.length;
    }
    return refused;
  }

  return { failure, isSaving, save, forgetFailure: () => setFailure(null) };
}

function sayOutcome(saved: number, left: number) {
  const done = saved === 1 ? 'Variant updated' : `${saved} variants updated`;
  if (left === 0) toast.success(done);
  else toast.error(saved === 0 ? `${left} not saved.` : `${done}, ${left} not saved.`);
}

/** Refused variants as they are now; those that are gone, or cannot be read, are left out. */
async function readAgain(queryClient: QueryClient, refused: VariantDraft[]): Promise<Variant[]> {
  const ids = new Set(refused.map(({ read }) => read.id));
  const products = new Set(refused.map(({ read }) => read.product_id));
  const answers = await Promise.allSettled(
    [...products].map((id) => queryClient.query({ ...productVariants(id), staleTime: 0 })),
  );
  return answers
    .flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    .filter(({ id }) => ids.has(id));
}
