import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { ReviewRow, ReviewState } from '@lumora/shared-contract';
import { dateTime } from '@lumora/shared-ui';
import type { DataColumn } from '@lumora/shared-ui/data-table';

export const stateLabels: Record<ReviewState, string> = { waiting: 'Waiting', approved: 'Approved', hidden: 'Hidden' };

const stateColours = { waiting: 'warning', approved: 'success', hidden: 'default' } as const;

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
    minWidth: 150,
  },
  { key: 'name', label: 'Name', value: (row) => row.name, minWidth: 120 },
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
  },
  {
    key: 'comment',
    label: 'Comment',
    value: (row) => row.comment,
    render: (row) => <span title={row.comment}>{row.comment}</span>,
    sortable: false,
    minWidth: 210,
  },
  {
    key: 'created_at',
    label: 'Date',
    value: (row) => row.created_at,
    text: (row) => dateTime(row.created_at),
    width: 160,
  },
  {
    key: 'state',
    label: 'State',
    value: (row) => stateLabels[row.state],
    render: ({ state }) => (
      <Chip
        label={stateLabels[state]}
        color={stateColours[state]}
        variant="outlined"
        size="small"
        sx={{ justifySelf: 'start' }}
      />
    ),
    width: 115,
  },
];
