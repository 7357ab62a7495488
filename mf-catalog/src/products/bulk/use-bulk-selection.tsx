import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { countOf } from '@lumora/shared-contract/format';
import type { ProductRow } from '@lumora/shared-contract/catalog';
import { useCan } from '@lumora/shared-auth';
import { confirm, loadable, longUndoMs, toast } from '@lumora/shared-ui';
import type { TableSelection } from '@lumora/shared-ui/data-table';
import { refreshProducts } from '../../catalog-api.ts';
import type { ProductQuery } from '../search-params/product-search-params.ts';
import type { BulkChange } from './bulk-change.ts';
import { continueRun, newRun, type BulkRun, type SelectedProducts } from './bulk-run.ts';
import { undoChange } from './undo-change.ts';

interface ProductPage {
  rows: readonly ProductRow[];
  total: number;
  query: ProductQuery;
}

/** Manages the selection across pages and the bulk change. `selection` is false for a user who may not change products. */
export function useBulkSelection({ rows, total, query }: ProductPage) {
  const [chosen, setSelected] = useState<SelectedProducts>(new Map());
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  // a product may have been changed since it was selected
  const selected: SelectedProducts = new Map([...chosen].map(([id, product]) => [id, rowsById.get(id) ?? product]));
  const { run, start, dialog } = useBulkRun(selected, setSelected);
  const canUpdate = useCan('products.update');
  const canDelete = useCan('products.delete');

  function select(keys: ReadonlySet<string | number>) {
    const known: SelectedProducts = new Map([...selected, ...rowsById]);
    setSelected(new Map([...known].filter(([id]) => keys.has(id))));
    void BulkDialog.preload();
  }

  const selection: TableSelection = {
    selected: new Set(selected.keys()),
    onChange: select,
    actions: (
      <BulkActions
        total={total}
        query={query}
        selected={selected}
        isBusy={run !== null}
        canUpdate={canUpdate}
        canDelete={canDelete}
        onChooseAll={setSelected}
        onChange={(change) => void start(change)}
      />
    ),
  };

  return {
    selection: (canUpdate || canDelete) && selection,
    /** removes a deleted product from the selection */
    deselect: (deletedId: number) => setSelected((current) => new Map([...current].filter(([id]) => id !== deletedId))),
    dialog,
  };
}

/** Runs a change of the selected products; those that are done leave the selection. */
function useBulkRun(selected: SelectedProducts, setSelected: (selected: SelectedProducts) => void) {
  const queryClient = useQueryClient();
  const [run, setRun] = useState<BulkRun | null>(null);
  const abortController = useRef<AbortController>(null);
  // the user confirmed leaving the page, which stops the run
  useEffect(() => () => abortController.current?.abort(), []);

  async function start(change: BulkChange) {
    if (run || (change.isDeletion && !(await confirm(deletionQuestion(selected))))) return;
    await execute(newRun(change, selected));
  }

  async function execute(initialRun: BulkRun) {
    abortController.current = new AbortController();
    setRun({ ...initialRun, isRunning: true });
    await BulkDialog.preload(); // the dialog must open even if the network fails during the run
    const { change, doneIds, products, isComplete } = await continueRun(
      initialRun,
      setRun,
      abortController.current.signal,
    );
    refreshProducts(queryClient);
    setSelected(new Map([...products].filter(([id]) => !doneIds.has(id))));
    if (!isComplete) return;
    setRun(null);
    const message = `${countOf(doneIds.size, 'product')} ${change.doneLabel}`;
    const { undo } = change;
    const changedIds = [...products].filter(([, product]) => undo?.isNeeded(product)).map(([id]) => id);
    if (undo === undefined || changedIds.length === 0) toast.success(message);
    else toast.undoable(message, () => void undoChange(queryClient, undo, changedIds), longUndoMs);
  }

  const dialog = run && !(run.isRunning && run.products.size <= maxProductsWithoutDialog) && (
    <BulkDialog
      run={run}
      onStop={() => abortController.current?.abort()}
      onRetry={() => void execute(run)}
      onDismiss={() => setRun(null)}
    />
  );
  return { run, start, dialog };
}

/** A run of this size ends before a dialog has opened. */
const maxProductsWithoutDialog = 25;

const BulkActions = loadable(() => import('./bulk-actions.tsx').then((module) => module.BulkActions));
const BulkDialog = loadable(() => import('./bulk-dialog.tsx').then((module) => module.BulkDialog));

function deletionQuestion(selected: SelectedProducts) {
  const [product] = selected.values();
  const isOne = selected.size === 1;
  const action = isOne ? 'Delete' : `Delete ${countOf(selected.size, 'product')}`;
  return {
    title: isOne ? `Delete "${product?.name}"?` : `${action}?`,
    message: `${isOne ? 'Its images and variants are deleted with it' : 'Their images and variants are deleted with them'}. This cannot be undone.`,
    action,
    danger: true,
  };
}
