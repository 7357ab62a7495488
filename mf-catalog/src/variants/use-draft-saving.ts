import { useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { maxBulkItems, type Variant } from '@lumora/shared-contract/catalog';
import { toast, toastError } from '@lumora/shared-ui';
import {
  toVariantEdit,
  isValidDraft,
  rebase,
  applySaveResult,
  type VariantDraft,
  type VariantDrafts,
} from './variant-drafts.ts';
import { productVariants, refreshVariants, updateVariants } from './variants-api.ts';

/** Saves drafts in chunks of `maxBulkItems`. Invalid, rejected and unsent drafts stay drafts. */
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
    const sent = [...drafts.values()].filter(isValidDraft);
    try {
      const rejectedCount = await send(sent);
      toastOutcome(sent.length - rejectedCount, drafts.size - sent.length + rejectedCount);
    } catch (error) {
      setFailure(toastError(error, 'Update failed'));
    }
    refreshVariants(queryClient);
    setSaving(false);
    isRunning.current = false;
  }

  /** Resolves to the number of rejected drafts. */
  async function send(sent: VariantDraft[]): Promise<number> {
    let rejectedCount = 0;
    for (let start = 0; start < sent.length; start += maxBulkItems) {
      const chunk = sent.slice(start, start + maxBulkItems);
      const outcome = await updateVariants(queryClient, chunk.map(toVariantEdit));
      const rejectedIds = new Set(outcome.failed.map(({ id }) => id));
      const current = await fetchCurrent(
        queryClient,
        chunk.filter(({ base }) => rejectedIds.has(base.id)),
      );
      setDrafts((latest) => rebase(applySaveResult(latest, chunk, outcome), current));
      rejectedCount += outcome.failed.length;
    }
    return rejectedCount;
  }

  return { failure, isSaving, save, clearFailure: () => setFailure(null) };
}

function toastOutcome(savedCount: number, unsavedCount: number) {
  const message = savedCount === 1 ? 'Variant updated' : `${savedCount} variants updated`;
  if (unsavedCount === 0) toast.success(message);
  else toast.error(savedCount === 0 ? `${unsavedCount} not saved.` : `${message}, ${unsavedCount} not saved.`);
}

/** Fetches the current state of rejected variants; omits those that are deleted or fail to load. */
async function fetchCurrent(queryClient: QueryClient, rejected: VariantDraft[]): Promise<Variant[]> {
  const ids = new Set(rejected.map(({ base }) => base.id));
  const productIds = new Set(rejected.map(({ base }) => base.product_id));
  const results = await Promise.allSettled(
    [...productIds].map((id) => queryClient.query({ ...productVariants(id), staleTime: 0 })),
  );
  return results
    .flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
    .filter(({ id }) => ids.has(id));
}
