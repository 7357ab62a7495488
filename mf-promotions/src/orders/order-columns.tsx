import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { OrderRow } from '@lumora/shared-contract';
import { OrderStatusChip, orderStatusWords, rupees } from '@lumora/shared-ui';
import type { DataColumn } from '@lumora/shared-ui/data-table';
import { TwoLines } from '../two-lines.ts';
import { paymentWords, phoneWords } from './order-words.ts';
import { shopTime } from './shop-time.ts';

export const orderColumns: DataColumn<OrderRow>[] = [
  {
    key: 'reference',
    label: 'Order',
    value: (row) => row.reference,
    render: (row) => (
      <Reference to={String(row.id)} tabIndex={-1}>
        {row.reference}
      </Reference>
    ),
    width: 136,
  },
  {
    key: 'name',
    label: 'Customer',
    value: (row) => row.name,
    render: (row) => (
      <TwoLines title={row.name}>
        <span>{row.name}</span>
        <small>{phoneWords(row.phone)}</small>
      </TwoLines>
    ),
    minWidth: 160,
  },
  {
    key: 'status',
    label: 'Status',
    value: (row) => orderStatusWords[row.status],
    render: (row) => <OrderStatusChip status={row.status} />,
    width: 120,
  },
  {
    key: 'total',
    label: 'Total',
    value: (row) => row.total,
    text: (row) => rupees(row.total),
    align: 'end',
    width: 112,
  },
  {
    key: 'created_at',
    label: 'Placed',
    value: (row) => row.created_at,
    text: (row) => shopTime(row.created_at),
    width: 176,
  },
  { key: 'pieces', label: 'Pieces', value: (row) => row.pieces, sortable: false, align: 'end', width: 72 },
  { key: 'payment', label: 'Payment', value: (row) => paymentWords[row.payment], sortable: false, width: 150 },
  {
    key: 'voucher_code',
    label: 'Voucher',
    value: (row) => row.voucher_code,
    sortable: false,
    width: 150,
    isHiddenAtFirst: true,
  },
];

const Reference = styled(Link)(({ theme: { vars } }) => ({
  display: 'block',
  color: 'inherit',
  fontFamily: 'ui-monospace, monospace',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { color: vars.palette.primary.main, textDecoration: 'underline' },
}));
