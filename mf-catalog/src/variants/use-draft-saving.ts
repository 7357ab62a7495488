import { useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { maxBulkItems, type Variant } from '@lumora/shared-contract/catalog';
import { toast, toastError } from '@lumora/shared-ui';
import {
  mergeWithCurrent,
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
      rejectedCount += await sendChunk(sent.slice(start, start + maxBulkItems));
    }
    return rejectedCount;
  }

  /**
   * Sends at most `maxBulkItems` drafts; those that were rejected only because other fields changed meanwhile, such as the
   * stock by an order, are sent a second time. Resolves to the number of rejected drafts.
   */
  async function sendChunk(chunk: VariantDraft[], isSecond = false): Promise<number> {
    const { saved, failed } = await updateVariants(queryClient, chunk.map(toVariantEdit));
    const failedIds = new Set(failed.map(({ id }) => id));
    const current = await fetchCurrent(
      queryClient,
      chunk.filter(({ base }) => failedIds.has(base.id)),
    );
    const merged = isSecond ? [] : chunk.flatMap((draft) => mergeWithCurrent(draft, current) ?? []);
    const mergedIds = new Set(merged.map(({ base }) => base.id));
    const rejected = failed.filter(({ id }) => !mergedIds.has(id));
    setDrafts((latest) => rebase(applySaveResult(latest, chunk, { saved, failed: rejected }), current));
    return rejected.length + (merged.length === 0 ? 0 : await sendChunk(merged, true));
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
