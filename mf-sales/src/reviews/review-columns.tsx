import { use, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { imageUrl } from '@lumora/shared-contract/images';
import type { ReviewRow, ReviewState } from '@lumora/shared-contract/reviews';
import { useCan } from '@lumora/shared-auth';
import { shopDay, shopTime, StatusChip } from '@lumora/shared-ui';
import { Thumbnail, TwoLines, type DataColumn } from '@lumora/shared-ui/data-table';
import { CompactComment, Decision, PhoneProduct, RatingAndDay, RatingDayAndProduct } from './review-cells.tsx';
import { approval } from './reviews-api.ts';
import { ReviewChangesContext } from './use-review-changes.ts';

export const stateLabels: Record<ReviewState, string> = { waiting: 'Waiting', approved: 'Approved', hidden: 'Hidden' };

const stateTones = { waiting: 'warning', approved: 'success', hidden: 'neutral' } as const;

export const reviewColumns: DataColumn<ReviewRow>[] = [
  {
    key: 'product_name',
    label: 'Product',
    value: (row) => row.product_name,
    render: (row) => <ProductLink review={row} />,
    // the row is labelled by the name of the author
    searchable: false,
    width: 150,
    inCellOf: { column: 'name', as: 'secondLine' },
    // smaller screens have it on up to two lines below rating and day
    isWideOnly: true,
  },
  {
    key: 'name',
    label: 'Name',
    value: (row) => row.name,
    width: 200,
    compactWidth: 158,
    lines: 2,
    onPhone: 'title',
    compactRender: (row) => (
      <TwoLines title={`${row.name}\n${row.rating} ★ · ${shopTime(row.created_at)}\n${row.product_name}`}>
        <span>{row.name}</span>
        <RatingDayAndProduct>
          <span>
            <RatingAndDay review={row} />
          </span>
          <ProductLink review={row} />
        </RatingDayAndProduct>
      </TwoLines>
    ),
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
    width: 120,
    lines: 2,
    // smaller screens have it beside the day
    isWideOnly: true,
  },
  {
    key: 'created_at',
    label: 'Date',
    value: (row) => row.created_at,
    text: (row) => shopTime(row.created_at),
    width: 126,
    inCellOf: { column: 'rating', as: 'secondLine' },
    isWideOnly: true,
    // a phone has rating and product here too, so hiding the column hides them
    onPhone: 'detail',
    phoneText: ({ rating, created_at, product_name }) => `${rating} ★ · ${shopDay(created_at)}\n${product_name}`,
    phoneRender: (row) => (
      <>
        <RatingAndDay review={row} />
        <br />
        <PhoneProduct>{row.product_name}</PhoneProduct>
      </>
    ),
  },
  {
    key: 'comment',
    label: 'Comment',
    value: (row) => row.comment,
    sortable: false,
    minWidth: 170,
    lines: 3,
    compactRender: ({ comment }) => <CompactComment title={comment}>{comment}</CompactComment>,
    onPhone: 'text',
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
    render: stateChip,
    // small screens have room for one of them
    phoneRender: (row) => (
      <Decision>
        <Approval review={row} fallback={stateChip(row)} />
      </Decision>
    ),
    width: 100,
    compactWidth: 100,
    compactLabel: 'Decision',
    hasControl: true,
    onPhone: 'status',
  },
];

/** The button of the table, for users who may approve reviews. */
export const approveButton = { render: (row: ReviewRow) => <Approval review={row} />, widthPx: 74 };

function ProductLink({ review: { product_id, product_name } }: { review: ReviewRow }) {
  return (
    <MuiLink
      component={Link}
      to={`/admin/products/${product_id}/edit`}
      color="inherit"
      title={product_name}
      tabIndex={-1}
    >
      {product_name}
    </MuiLink>
  );
}

function stateChip({ state }: ReviewRow) {
  return <StatusChip tone={stateTones[state]}>{stateLabels[state]}</StatusChip>;
}

interface ApprovalProps {
  review: ReviewRow;
  fallback?: ReactNode;
}

/** Renders the button that approves a review while it waits, for users who may approve it, else `fallback`. */
function Approval({ review, fallback = null }: ApprovalProps) {
  const { name, state } = review;
  const canUpdate = useCan('reviews.update');
  const changes = use(ReviewChangesContext);
  if (state !== 'waiting' || !canUpdate || !changes) return fallback;
  return (
    <Button
      variant="outlined"
      size="small"
      tabIndex={-1}
      disabled={changes.isBusy}
      aria-label={`Approve ${name}`}
      onClick={() => void changes.change(approval, [review])}
    >
      Approve
    </Button>
  );
}
