import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import LibraryAddOutlined from '@mui/icons-material/LibraryAddOutlined';
import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import type { Voucher } from '@lumora/shared-contract/promotions';
import { countOf } from '@lumora/shared-contract/format';
import { useCan } from '@lumora/shared-auth';
import { ListPage } from '@lumora/shared-ui';
import {
  DataTable,
  MoreButton,
  useListSearchParams,
  usePageOfRows,
  type RowAction,
} from '@lumora/shared-ui/data-table';
import { usePromotionActions } from '../../promotion-list/use-promotion-actions.tsx';
import { voucherSearchParams } from './voucher-search-params.ts';
import { voucherColumns } from './voucher-columns.tsx';
import { VoucherBatches } from './voucher-batches.tsx';
import { voucherFilters } from './voucher-filters.ts';
import {
  preloadGenerator,
  preloadVoucherDryRun,
  preloadVoucherForm,
  VoucherDialogs,
  type OpenDialog,
} from './voucher-dialogs.tsx';
import { exportVouchers, voucherBatchesQuery, vouchersApi, vouchersQuery } from '../vouchers-api.ts';

export function VouchersPage() {
  const { query, paging, filter, showOnly } = useListSearchParams(voucherSearchParams);
  const { total, table } = usePageOfRows(vouchersQuery(query));
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const { data: batches = [] } = useQuery(voucherBatchesQuery);
  const canCreate = useCan('vouchers.create');
  const createAction = { label: 'Create voucher', onSelect: () => setOpened({ dialog: 'form', voucher: null }) };
  const canUpdate = useCan('vouchers.update');
  const edit = (voucher: Voucher) => setOpened({ dialog: 'form', voucher });
  const rowActions = usePromotionActions({
    section: 'vouchers',
    api: vouchersApi,
    nameOf,
    onEdit: edit,
    usageOf,
    first: (voucher): RowAction[] => [
      { label: 'Try', icon: <ScienceOutlined />, onSelect: () => setOpened({ dialog: 'dry-run', voucher }) },
    ],
  });

  return (
    <ListPage
      title="Vouchers"
      description="Codes that take something off at checkout. Live ones first."
      create={canCreate ? { ...createAction, onIntent: () => void preloadVoucherForm() } : undefined}
      actions={<VoucherListActions canCreate={canCreate} onOpen={setOpened} />}
    >
      <VoucherBatches current={query.batch} onShow={(batch) => showOnly({ batch })} />
      <DataTable
        tableId="vouchers"
        label="Vouchers"
        columns={voucherColumns}
        rowKey={getRowKey}
        {...table}
        {...rowActions}
        onOpen={canUpdate ? edit : undefined}
        filters={voucherFilters(query, filter)}
        server={{
          ...paging(total),
          loadAll: () => exportVouchers({ ...query, page: undefined, page_size: undefined }),
        }}
        empty={{
          title: batches.length > 0 ? 'No voucher was made one by one yet' : 'No vouchers yet',
          description: canCreate ? 'Create one code, or many single-use codes in one go.' : undefined,
          action: canCreate ? <Button onClick={createAction.onSelect}>{createAction.label}</Button> : undefined,
        }}
      />
      <VoucherDialogs
        opened={opened}
        onOpen={setOpened}
        onClose={(closed) => setOpened((current) => (current?.dialog === closed ? null : current))}
        onShowBatch={(batch) => showOnly({ batch })}
      />
    </ListPage>
  );
}

interface VoucherListActionsProps {
  canCreate: boolean;
  onOpen: (dialog: OpenDialog) => void;
}

function VoucherListActions({ canCreate, onOpen }: VoucherListActionsProps) {
  const isSmallScreen = useMediaQuery((theme) => theme.breakpoints.down('lg'), { noSsr: true });
  const tryCode = {
    label: 'Try a code',
    icon: <ScienceOutlined />,
    onSelect: () => onOpen({ dialog: 'dry-run', voucher: null }),
  };
  const generateCodes = {
    label: 'Generate codes',
    icon: <LibraryAddOutlined />,
    onSelect: () => onOpen({ dialog: 'generator' }),
  };

  if (isSmallScreen) {
    return (
      <MoreButton
        actions={canCreate ? [tryCode, generateCodes] : [tryCode]}
        onOpen={() => {
          void preloadVoucherDryRun();
          void preloadGenerator();
        }}
      />
    );
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={tryCode.icon}
        onPointerEnter={preloadVoucherDryRun}
        onFocus={preloadVoucherDryRun}
        onClick={tryCode.onSelect}
      >
        {tryCode.label}
      </Button>
      {canCreate && (
        <Button
          variant="outlined"
          startIcon={generateCodes.icon}
          onPointerEnter={preloadGenerator}
          onFocus={preloadGenerator}
          onClick={generateCodes.onSelect}
        >
          {generateCodes.label}
        </Button>
      )}
    </>
  );
}

const getRowKey = ({ id }: Voucher) => id;

/** The database keeps every voucher of an order, because orders show its code. */
const usageOf = ({ used }: Voucher) => (used === 0 ? undefined : countOf(used, 'order uses it', 'orders use it'));

const nameOf = ({ code }: Voucher) => code;
