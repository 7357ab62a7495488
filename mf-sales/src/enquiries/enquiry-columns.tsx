import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Enquiry } from '@lumora/shared-contract/enquiries';
import { shopTime } from '@lumora/shared-ui';
import { TwoLines, type DataColumn } from '@lumora/shared-ui/data-table';
import { formatPhone } from '@lumora/shared-contract/format';
import { enquiryStatusLabels } from './enquiry-labels.ts';
import { EnquiryStatusChip } from './enquiry-status-chip.tsx';

export const enquiryColumns: DataColumn<Enquiry>[] = [
  {
    key: 'thumbnail',
    label: 'Logo',
    value: () => null,
    render: (row) => <Logo src={row.thumbnail} alt="" />,
    sortable: false,
    width: 72,
    onPhone: 'thumbnail',
  },
  {
    key: 'name',
    label: 'Name',
    value: (row) => row.name,
    render: (row) => (
      <TwoLines title={row.name}>
        <NameLink to={String(row.id)} tabIndex={-1}>
          {row.name}
        </NameLink>
        <small>{formatPhone(row.phone)}</small>
      </TwoLines>
    ),
    minWidth: 160,
    lines: 2,
    onPhone: 'title',
  },
  {
    key: 'width_cm',
    label: 'Width',
    value: (row) => row.width_cm,
    text: (row) => `${row.width_cm} cm`,
    align: 'end',
    width: 88,
    onPhone: 'detail',
  },
  {
    key: 'status',
    label: 'Status',
    value: (row) => enquiryStatusLabels[row.status],
    render: (row) => <EnquiryStatusChip status={row.status} />,
    width: 112,
    onPhone: 'status',
  },
  {
    key: 'created_at',
    label: 'Sent',
    value: (row) => row.created_at,
    text: (row) => shopTime(row.created_at),
    width: 168,
    onPhone: 'detail',
  },
  { key: 'reference', label: 'Enquiry', value: (row) => row.reference, width: 120, isWideOnly: true },
  { key: 'wish', label: 'Wish', value: (row) => row.wish, sortable: false, minWidth: 200, isWideOnly: true },
];

/** On grey, so that both black and white logos show. */
const Logo = styled('img')({
  display: 'block',
  blockSize: 'calc(var(--row-height) - 8px)',
  aspectRatio: 1,
  padding: 2,
  borderRadius: 4,
  background: '#808080',
  objectFit: 'contain',
});

const NameLink = styled(Link)({ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } });
