import { useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { maxBulkItems, type Variant } from '@lumora/shared-contract/catalog';
import { longUndoMs, toast, toastError } from '@lumora/shared-ui';
import {
  addDrafts,
  mergeWithCurrent,
  toVariantEdit,
  isValidDraft,
  rebase,
  revertingDrafts,
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

  async function save(changed: VariantDraft[]) {
    if (isRunning.current) return;
    isRunning.current = true;
    setSaving(true);
    setFailure(null);
    const sent = changed.filter(isValidDraft);
    try {
      const saved = await send(sent);
      toastOutcome(saved.length, changed.length - saved.length, () => undo(sent, saved));
    } catch (error) {
      setFailure(toastError(error, 'Update failed'));
    }
    refreshVariants(queryClient);
    setSaving(false);
    isRunning.current = false;
  }

  /** Saves the values before a save; those that are rejected stay drafts. */
  function undo(sent: VariantDraft[], saved: Variant[]) {
    const reverting = revertingDrafts(sent, saved);
    setDrafts((latest) => addDrafts(latest, reverting));
    void save(reverting);
  }

  /** Resolves to the saved variants. */
  async function send(sent: VariantDraft[]): Promise<Variant[]> {
    const saved: Variant[] = [];
    for (let start = 0; start < sent.length; start += maxBulkItems) {
      saved.push(...(await sendChunk(sent.slice(start, start + maxBulkItems))));
    }
    return saved;
  }

  /**
   * Sends at most `maxBulkItems` drafts; those that were rejected only because other fields changed meanwhile, such as the
   * stock by an order, are sent a second time. Resolves to the saved variants.
   */
  async function sendChunk(chunk: VariantDraft[], isSecond = false): Promise<Variant[]> {
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
    return merged.length === 0 ? saved : [...saved, ...(await sendChunk(merged, true))];
  }

  return { failure, isSaving, save: () => save([...drafts.values()]), clearFailure: () => setFailure(null) };
}

function toastOutcome(savedCount: number, unsavedCount: number, onUndo: () => void) {
  const message = savedCount === 1 ? 'Variant updated' : `${savedCount} variants updated`;
  if (unsavedCount === 0) toast.undoable(message, onUndo, longUndoMs);
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
