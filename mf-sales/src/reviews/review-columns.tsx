import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { imageUrl } from '@lumora/shared-contract/images';
import type { ReviewRow, ReviewState } from '@lumora/shared-contract/reviews';
import { dateTime, StatusChip } from '@lumora/shared-ui';
import { Thumbnail, type DataColumn } from '@lumora/shared-ui/data-table';

export const stateLabels: Record<ReviewState, string> = { waiting: 'Waiting', approved: 'Approved', hidden: 'Hidden' };

const stateTones = { waiting: 'warning', approved: 'success', hidden: 'neutral' } as const;

export const reviewColumns: DataColumn<ReviewRow>[] = [
  {
    key: 'product_name',
    label: 'Product',
    value: (row) => row.product_name,
    render: (row) => (
      <MuiLink
        component={Link}
        to={`/admin/products/${row.product_id}/edit`}
        color="inherit"
        title={row.product_name}
        tabIndex={-1}
      >
        {row.product_name}
      </MuiLink>
    ),
    // the row is labelled by the name of the author
    searchable: false,
    minWidth: 140,
    onPhone: 'detail',
  },
  { key: 'name', label: 'Name', value: (row) => row.name, minWidth: 120, isWideOnly: true, onPhone: 'detail' },
  {
    key: 'rating',
    label: 'Rating',
    value: (row) => row.rating,
    render: (row) => (
      <span role="img" aria-label={`${row.rating} of 5 stars`}>
        {'★'.repeat(row.rating)}
        {'☆'.repeat(5 - row.rating)}
      </span>
    ),
    width: 105,
    onPhone: 'detail',
    phoneText: ({ rating }) => `${rating} ★`,
  },
  {
    key: 'comment',
    label: 'Comment',
    value: (row) => row.comment,
    render: (row) => <span title={row.comment}>{row.comment}</span>,
    sortable: false,
    minWidth: 170,
    onPhone: 'title',
  },
  {
    key: 'photo',
    label: 'Photo',
    value: ({ photo }) => photo && imageUrl(photo.hash, 1280, 'jpg'),
    render: ({ photo }) => photo && <Thumbnail image={photo.hash} alt={photo.alt} />,
    searchable: false,
    sortable: false,
    width: 84,
    isWideOnly: true,
    onPhone: 'thumbnail',
  },
  {
    key: 'created_at',
    label: 'Date',
    value: (row) => row.created_at,
    text: (row) => dateTime(row.created_at),
    width: 160,
    isWideOnly: true,
  },
  {
    key: 'state',
    label: 'State',
    value: (row) => stateLabels[row.state],
    render: ({ state }) => <StatusChip tone={stateTones[state]}>{stateLabels[state]}</StatusChip>,
    width: 115,
    onPhone: 'status',
  },
];
