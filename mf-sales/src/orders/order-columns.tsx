import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { OrderRow } from '@lumora/shared-contract/orders';
import { formatPhone, rupees } from '@lumora/shared-contract/format';
import { OrderStatusChip, orderStatusLabels, shopTime, shortShopTime } from '@lumora/shared-ui';
import { TwoLines, type DataColumn } from '@lumora/shared-ui/data-table';
import { paymentLabels } from './order-labels.ts';

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
    minWidth: 112,
    onPhone: 'detail',
  },
  {
    key: 'name',
    label: 'Customer',
    value: (row) => row.name,
    render: (row) => (
      <TwoLines title={row.name}>
        <span>{row.name}</span>
        <small>{formatPhone(row.phone)}</small>
      </TwoLines>
    ),
    minWidth: 128,
    lines: 2,
    onPhone: 'title',
  },
  {
    key: 'status',
    label: 'Status',
    value: (row) => orderStatusLabels[row.status],
    render: (row) => <OrderStatusChip status={row.status} />,
    width: 104,
    onPhone: 'status',
    phoneRender: (row) => (
      <TotalAndStatus>
        <b>{rupees(row.total)}</b>
        <OrderStatusChip status={row.status} />
      </TotalAndStatus>
    ),
  },
  {
    key: 'created_at',
    label: 'Placed',
    value: (row) => row.created_at,
    text: (row) => shopTime(row.created_at),
    // “Yesterday, 12:34”
    minWidth: 132,
    onPhone: 'detail',
    phoneText: ({ created_at }) => shortShopTime(created_at),
  },
  {
    key: 'payment',
    label: 'Payment',
    value: (row) => paymentLabels[row.payment],
    sortable: false,
    minWidth: 150,
    isWideOnly: true,
  },
  {
    key: 'pieces',
    label: 'Pieces',
    value: (row) => row.pieces,
    sortable: false,
    align: 'end',
    width: 72,
    isWideOnly: true,
  },
  {
    key: 'total',
    label: 'Total',
    value: (row) => row.total,
    text: (row) => rupees(row.total),
    align: 'end',
    // ₹9,99,999, beside the arrow of rows that open; a phone has it above the status
    width: 124,
  },
  {
    key: 'voucher_code',
    label: 'Voucher',
    value: (row) => row.voucher_code,
    sortable: false,
    width: 150,
    isHiddenAtFirst: true,
  },
];

const TotalAndStatus = styled('span')({
  display: 'grid',
  justifyItems: 'end',
  gap: 4,
  '& > b': { fontWeight: 500, lineHeight: '20px', fontVariantNumeric: 'tabular-nums' },
});

const Reference = styled(Link)(({ theme: { vars } }) => ({
  display: 'block',
  color: 'inherit',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { color: vars.palette.primary.main, textDecoration: 'underline' },
}));
