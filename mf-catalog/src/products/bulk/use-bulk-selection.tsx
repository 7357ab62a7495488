import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ProductRow } from '@lumora/shared-contract';
import { useCan } from '@lumora/shared-auth';
import { confirm, loadable, toast } from '@lumora/shared-ui';
import type { TableSelection } from '@lumora/shared-ui/data-table';
import { refreshProducts } from '../../catalog-api.ts';
import { productCount } from '../format-count.ts';
import type { ProductPathParams } from '../product-path.ts';
import type { BulkChange } from './bulk-change.ts';
import { continueRun, newRun, type BulkRun, type SelectedProducts } from './bulk-run.ts';

interface ShownProducts {
  rows: readonly ProductRow[];
  total: number;
  query: ProductPathParams;
}

/** The products that are chosen on this and other pages, and the run that changes them; nothing for who may only look. */
export function useBulkSelection({ rows, total, query }: ShownProducts) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<SelectedProducts>(new Map());
  const [run, setRun] = useState<BulkRun | null>(null);
  const stopping = useRef<AbortController>(null);
  const mayUpdate = useCan('products.update');
  const mayDelete = useCan('products.delete');
  // who leaves the page was asked, and wants it to stop
  useEffect(() => () => stopping.current?.abort(), []);

  function choose(keys: ReadonlySet<string | number>) {
    const known = new Map([...chosen, ...rows.map(({ id, name }) => [id, name] as const)]);
    setChosen(new Map([...keys].map(Number).map((id) => [id, known.get(id) ?? ''])));
    BulkDialog.preload(); // it is needed most when nothing can be fetched any more
  }

  async function start(change: BulkChange) {
    if (run || (change.isDeletion && !(await confirm(deletionOf(chosen))))) return;
    await go(newRun(change, chosen));
  }

  async function go(from: BulkRun) {
    stopping.current = new AbortController();
    const { change, done, products, isComplete } = await continueRun(from, setRun, stopping.current.signal);
    refreshProducts(queryClient);
    setChosen(new Map([...products].filter(([id]) => !done.has(id))));
    if (!isComplete) return;
    setRun(null);
    toast.success(`${productCount(done.size)} ${change.done}`);
  }

  const selection: TableSelection = {
    selected: new Set(chosen.keys()),
    onChange: choose,
    actions: (
      <BulkActions
        total={total}
        query={query}
        chosenCount={chosen.size}
        isBusy={run !== null}
        mayUpdate={mayUpdate}
        mayDelete={mayDelete}
        onChooseAll={setChosen}
        onChange={(change) => void start(change)}
      />
    ),
  };

  return {
    selection: (mayUpdate || mayDelete) && selection,
    /** of a product that is there no more */
    forget: (gone: number) => setChosen((before) => new Map([...before].filter(([id]) => id !== gone))),
    dialog: run && !(run.isRunning && run.products.size <= shownFrom) && (
      <BulkDialog
        run={run}
        onStop={() => stopping.current?.abort()}
        onRetry={() => void go(run)}
        onDismiss={() => setRun(null)}
      />
    ),
  };
}

/** Fewer are done before a dialog has opened. */
const shownFrom = 25;

const BulkActions = loadable(() => import('./bulk-actions.tsx').then((module) => module.BulkActions));
const BulkDialog = loadable(() => import('./bulk-dialog.tsx').then((module) => module.BulkDialog));

function deletionOf(chosen: SelectedProducts) {
  const [name] = chosen.values();
  const isOne = chosen.size === 1;
  const action = isOne ? 'Delete' : `Delete ${productCount(chosen.size)}`;
  return {
    title: isOne ? `Delete "${name}"?` : `${action}?`,
    message: `${isOne ? 'Its images and variants are deleted with it' : 'Their images and variants are deleted with them'}. This cannot be undone.`,
    action,
    danger: true,
  };
}
