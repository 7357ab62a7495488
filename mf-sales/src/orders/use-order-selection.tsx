import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useQueryClient } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { countOf } from '@lumora/shared-contract/format';
import type { OrderDetail } from '@lumora/shared-contract/orders';
import { useCan } from '@lumora/shared-auth';
import { toast, toastError } from '@lumora/shared-ui';
import type { TableSelection } from '@lumora/shared-ui/data-table';
import { confirmOrders, orderQuery, shopNameQuery } from './orders-api.ts';
import { PackingSlip } from './packing-slip.tsx';

/**
 * Returns the selection of the orders list, whose actions confirm the selected orders and print their packing slips, and
 * the slips, which are visible only in print.
 */
export function useOrderSelection(): { selection: TableSelection; slips: React.ReactNode } {
  const queryClient = useQueryClient();
  const canUpdate = useCan('orders.update');
  const [selected, setSelected] = useState<TableSelection['selected']>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [printed, setPrinted] = useState<readonly OrderDetail[]>([]);
  const ids = [...selected].map(Number);

  function select(keys: TableSelection['selected']) {
    setSelected(keys);
    setPrinted([]);
  }

  async function run(action: () => Promise<void>) {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      toastError(error, 'The orders could not be loaded');
    } finally {
      setBusy(false);
    }
  }

  async function confirm() {
    const { done, failures } = await confirmOrders(queryClient, ids);
    const [failure] = failures;
    if (failure !== undefined)
      toast.error(failures.length === 1 ? failure : `${failure} (and ${failures.length - 1} more)`);
    if (done > 0) toast.success(`${countOf(done, 'order')} confirmed`);
    select(new Set());
  }

  async function print() {
    await queryClient.query({ ...shopNameQuery, staleTime: 'static' });
    const orders = await Promise.all(ids.map((id) => queryClient.query(orderQuery(id))));
    // the slips stay until the selection changes, because browsers of phones render them after `print` has returned
    flushSync(() => setPrinted(orders));
    window.print();
  }

  const actions = (
    <>
      {canUpdate && (
        <Button disabled={isBusy} onClick={() => void run(confirm)}>
          Confirm
        </Button>
      )}
      <Button disabled={isBusy} onClick={() => void run(print)}>
        Print slips
      </Button>
    </>
  );
  return {
    selection: { selected, onChange: select, actions },
    slips: printed.map((order) => <PackingSlip key={order.id} order={order} />),
  };
}
