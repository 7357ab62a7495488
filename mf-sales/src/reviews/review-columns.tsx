import { use } from 'react';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { imageUrl } from '@lumora/shared-contract/images';
import type { ReviewRow, ReviewState } from '@lumora/shared-contract/reviews';
import { useCan } from '@lumora/shared-auth';
import { shopDay, shopTime, StatusChip } from '@lumora/shared-ui';
import { Thumbnail, type DataColumn } from '@lumora/shared-ui/data-table';
import { approval } from './reviews-api.ts';
import { ReviewChangesContext } from './use-review-changes.ts';

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
    width: 150,
    inCellOf: { column: 'name', as: 'secondLine' },
  },
  {
    key: 'name',
    label: 'Name',
    value: (row) => row.name,
    width: 200,
    // the longest names of products fit
    compactWidth: 212,
    lines: 2,
    onPhone: 'title',
    phoneText: nameWithRating,
    compactRender: nameWithRating,
    phoneRender: (row) => <TitleOnPhone review={row} />,
  },
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
    width: 92,
    // narrower screens have it before the name
    isWideOnly: true,
  },
  {
    key: 'created_at',
    label: 'Date',
    value: (row) => row.created_at,
    text: (row) => shopTime(row.created_at),
    width: 138,
    isWideOnly: true,
  },
  {
    key: 'comment',
    label: 'Comment',
    value: (row) => row.comment,
    sortable: false,
    minWidth: 170,
    lines: 2,
    onPhone: 'text',
    phoneText: ({ product_name, comment }) => `${product_name}\n${comment}`,
    phoneRender: ({ product_name, comment }) => (
      <>
        <OneLine>{product_name}</OneLine>
        <OneLine>{comment}</OneLine>
      </>
    ),
  },
  {
    key: 'photo',
    label: 'Photo',
    value: ({ photo }) => photo && imageUrl(photo.hash, 1280, 'jpg'),
    render: ({ photo }) => photo && <Thumbnail image={photo.hash} alt={photo.alt} />,
    searchable: false,
    sortable: false,
    width: 84,
    inCellOf: { column: 'comment', as: 'thumbnail' },
    onPhone: 'thumbnail',
  },
  {
    key: 'state',
    label: 'Status',
    value: (row) => stateLabels[row.state],
    render: (row) => <StateOrButton review={row} />,
    width: 100,
    hasControl: true,
    onPhone: 'status',
    phoneRender: (row) => <ApproveOnPhone review={row} />,
  },
];

/** Renders author and day, or the state if nothing else in the row shows it: a waiting review has the button to approve it. */
function TitleOnPhone({ review }: { review: ReviewRow }) {
  const canUpdate = useCan('reviews.update');
  const isStateShown = review.state === 'hidden' || (review.state === 'waiting' && !canUpdate);

  return (
    <TitleLine>
      <span>{nameWithRating(review)}</span>
      {isStateShown ? stateChip(review) : <Quiet>{shopDay(review.created_at)}</Quiet>}
    </TitleLine>
  );
}

const TitleLine = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > :first-of-type': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
});

const OneLine = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const Quiet = styled('span')(({ theme: { vars } }) => ({
  color: vars.palette.text.secondary,
  fontSize: '0.75rem',
  fontWeight: 400,
}));

function nameWithRating({ name, rating }: ReviewRow) {
  return `${rating} ★ · ${name}`;
}

/** Most reviews are approved, so only the other states stand out. */
function stateChip({ state }: ReviewRow) {
  if (state === 'approved') return <Quiet>{stateLabels.approved}</Quiet>;
  return <StatusChip tone={stateTones[state]}>{stateLabels[state]}</StatusChip>;
}

/** Renders the button that approves a review while it waits, for users who may approve it, else its state. */
function StateOrButton({ review }: { review: ReviewRow }) {
  const approve = useApproval(review);
  if (!approve) return stateChip(review);
  return (
    <Button variant="outlined" size="small" tabIndex={-1} {...approve}>
      Approve
    </Button>
  );
}

/** Renders the button that approves a review while it waits. */
function ApproveOnPhone({ review }: { review: ReviewRow }) {
  const approve = useApproval(review);
  return (
    approve && (
      <IconButton color="success" tabIndex={-1} {...approve}>
        <CheckRounded />
      </IconButton>
    )
  );
}

/** Returns the properties of the button that approves a review; null if there is nothing to approve. */
function useApproval({ id, name, state }: ReviewRow) {
  const canUpdate = useCan('reviews.update');
  const changes = use(ReviewChangesContext);
  if (state !== 'waiting' || !canUpdate || !changes) return null;
  const { isBusy, change } = changes;
  return { disabled: isBusy, 'aria-label': `Approve ${name}`, onClick: () => void change(approval, [id]) };
}
