import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import type { Voucher, VoucherListQuery } from '@lumora/shared-contract';
import { useCan } from '@lumora/shared-auth';
import { ListPage, type ScreenCode } from '@lumora/shared-ui';
import { DataTable, readAddress, useListAddress, usePageOfRows, type RowAction } from '@lumora/shared-ui/data-table';
import { usePromotionActions } from '../promotion-list/use-promotion-actions.tsx';
import { voucherListPath } from './voucher-list-path.ts';
import { voucherColumns } from './voucher-columns.tsx';
import { VoucherBatches } from './voucher-batches.tsx';
import { VoucherFilters } from './voucher-filters.tsx';
import {
  preloadGenerator,
  preloadVoucherDryRun,
  preloadVoucherForm,
  VoucherDialogs,
  type OpenDialog,
} from './voucher-dialogs.tsx';
import { exportVouchers, voucherBatchesQuery, vouchersApi } from './vouchers-api.ts';

export function VouchersPage() {
  const { query, paging, filter, showOnly } = useListAddress(voucherListPath);
  const { total, table } = usePageOfRows(vouchersApi.page(singly(query)));
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const { data: batches = [] } = useQuery(voucherBatchesQuery);
  const canCreate = useCan('vouchers.create');
  const create = { label: 'Create voucher', onSelect: () => setOpened({ dialog: 'form', voucher: null }) };
  const { actions, sheet } = usePromotionActions({
    section: 'vouchers',
    api: vouchersApi,
    nameOf,
    onEdit: (voucher) => setOpened({ dialog: 'form', voucher }),
    deletionWarning,
    first: (voucher): RowAction[] => [
      { label: 'Try', icon: <ScienceOutlined />, onSelect: () => setOpened({ dialog: 'try', voucher }) },
    ],
  });

  return (
    <ListPage
      title="Vouchers"
      description="Codes that take something off at checkout."
      create={canCreate ? { ...create, onIntent: preloadVoucherForm } : undefined}
      actions={
        <>
          <Button
            startIcon={<ScienceOutlined />}
            onPointerEnter={preloadVoucherDryRun}
            onFocus={preloadVoucherDryRun}
            onClick={() => setOpened({ dialog: 'try', voucher: null })}
          >
            Try a code
          </Button>
          {canCreate && (
            <Button
              variant="outlined"
              startIcon={<AutoAwesomeOutlined />}
              onPointerEnter={preloadGenerator}
              onFocus={preloadGenerator}
              onClick={() => setOpened({ dialog: 'generator' })}
            >
              Generate codes
            </Button>
          )}
        </>
      }
    >
      <VoucherBatches shown={query.batch} onShow={(batch) => showOnly({ batch })} />
      <DataTable
        tableId="vouchers"
        label="Vouchers"
        columns={voucherColumns}
        rowKey={keyOf}
        {...table}
        {...(actions && { actions })}
        filters={<VoucherFilters filters={query} onChange={filter} />}
        isFiltered={query.status !== undefined || query.batch !== undefined}
        server={{
          ...paging(total),
          loadAll: () => exportVouchers({ ...query, page: undefined, page_size: undefined }),
        }}
        empty={{
          title: batches.length > 0 ? 'No voucher was made one by one yet' : 'No vouchers yet',
          description: canCreate ? 'Create one code, or many single-use codes in one go.' : undefined,
          action: canCreate ? <Button onClick={create.onSelect}>{create.label}</Button> : undefined,
        }}
      />
      {sheet}
      <VoucherDialogs
        opened={opened}
        onOpen={setOpened}
        onClose={(closed) => setOpened((now) => (now?.dialog === closed ? null : now))}
        onShowBatch={(batch) => showOnly({ batch })}
      />
    </ListPage>
  );
}

/** The page of the list that an address asks for. */
export const prefetchVouchers: ScreenCode['firstQuery'] = (queryClient, address) =>
  queryClient.query(vouchersApi.page(singly(readAddress(address, voucherListPath))));

/** The codes of batches are not listed one by one, unless somebody looks for them. */
const singly = (query: VoucherListQuery): VoucherListQuery => ({ ...query, generated: false });

const keyOf = ({ id }: Voucher) => id;

function deletionWarning({ used }: Voucher): string {
  if (used === 0) return '';
  const orders = `${used.toLocaleString('en-IN')} orders have used it and keep their discount`;
  return `${used === 1 ? '1 order has used it and keeps its discount' : orders}, but nobody can use it any more.`;
}

const nameOf = ({ code }: Voucher) => code;
