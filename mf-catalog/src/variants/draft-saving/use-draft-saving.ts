import { useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { maxBulkItems, type Variant } from '@lumora/shared-contract/catalog';
import { longUndoMs, toast, toastError } from '@lumora/shared-ui';
import { undoneMessage } from '../../format/undone-message.ts';
import {
  addDrafts,
  applySaved,
  createUndoDrafts,
  isValidDraft,
  markRejected,
  mergeWithCurrent,
  rebase,
  toVariantEdit,
  type VariantDraft,
  type VariantDrafts,
} from '../variant-drafts.ts';
import { productVariants, refreshVariants, updateVariants } from '../variants-api.ts';

type SetDrafts = Dispatch<SetStateAction<VariantDrafts>>;
/** Is called with the current state of variants. */
export type OnCurrent = (variants: readonly Variant[]) => void;

interface Sending {
  queryClient: QueryClient;
  setDrafts: SetDrafts;
  /** called with the variants that a request saved */
  onSaved: (saved: Variant[]) => void;
  /** called with the variants that a request saved, and with those that were loaded because it rejected them */
  onCurrent: OnCurrent;
}

/** Saves drafts, with Undo for those that were saved. Invalid, rejected and unsent drafts stay drafts. */
export function useDraftSaving(drafts: VariantDrafts, setDrafts: SetDrafts, onCurrent: OnCurrent = noop) {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const running = useRef<Promise<void>>(null);

  function save(changed: VariantDraft[], showSaved = showUndoable): Promise<void> {
    running.current ??= run(changed, showSaved).finally(() => (running.current = null));
    return running.current;
  }

  async function run(changed: VariantDraft[], showSaved: ShowSaved): Promise<void> {
    setSaving(true);
    setFailure(null);
    const sent = changed.filter(isValidDraft);
    const saved: Variant[] = [];
    let hasFailed = false;
    try {
      await sendDrafts({ queryClient, setDrafts, onSaved: (variants) => saved.push(...variants), onCurrent }, sent);
    } catch (error) {
      hasFailed = true;
      setFailure(toastError(error, 'Update failed'));
    }
    const unsavedCount = changed.length - saved.length;
    if (saved.length > 0) showSaved(saved.length, () => void undo(sent, saved));
    if (unsavedCount > 0 && !hasFailed) toast.error(`${unsavedCount} not saved.`);
    refreshVariants(queryClient);
    setSaving(false);
  }

  /** Restores the values that a save replaced, by another save. Rows whose edited field was changed meanwhile stay drafts. */
  async function undo(sent: VariantDraft[], saved: Variant[]): Promise<void> {
    const undoDrafts = createUndoDrafts(sent, saved);
    setDrafts((latest) => addDrafts(latest, undoDrafts));
    await running.current;
    await save(undoDrafts, (count) => toast.success(undoneMessage(count)));
  }

  return { failure, isSaving, save: () => save([...drafts.values()]), clearFailure: () => setFailure(null) };
}

const noop = () => undefined;

type ShowSaved = (count: number, onUndo: () => void) => void;

const showUndoable: ShowSaved = (count, onUndo) =>
  toast.undoable(count === 1 ? 'Variant updated' : `${count} variants updated`, onUndo, longUndoMs);

/** Sends drafts in chunks of `maxBulkItems`. */
async function sendDrafts(sending: Sending, sent: VariantDraft[]): Promise<void> {
  for (let start = 0; start < sent.length; start += maxBulkItems) {
    await sendChunk(sending, sent.slice(start, start + maxBulkItems));
  }
}

/**
 * Sends at most `maxBulkItems` drafts; those that were rejected only because other fields changed meanwhile, such as the
 * stock by an order, are sent a second time.
 */
async function sendChunk(sending: Sending, chunk: VariantDraft[], isSecond = false): Promise<void> {
  const { queryClient, setDrafts, onSaved, onCurrent } = sending;
  const { saved, failed } = await updateVariants(queryClient, chunk.map(toVariantEdit));
  onSaved(saved);
  setDrafts((latest) => applySaved(latest, chunk, saved));
  const failedIds = new Set(failed.map(({ id }) => id));
  const current = await fetchCurrent(
    queryClient,
    chunk.filter(({ base }) => failedIds.has(base.id)),
  );
  const merged = isSecond ? [] : chunk.flatMap((draft) => mergeWithCurrent(draft, current) ?? []);
  const mergedIds = new Set(merged.map(({ base }) => base.id));
  const rejected = failed.filter(({ id }) => !mergedIds.has(id));
  onCurrent([...saved, ...current]);
  setDrafts((latest) => rebase(markRejected(latest, rejected), current));
  if (merged.length > 0) await sendChunk(sending, merged, true);
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
