import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { reviewStates, type ReviewRow, type ReviewState } from '@lumora/shared-contract/reviews';
import { useCan } from '@lumora/shared-auth';
import { ListPage, loadable, SavedViews } from '@lumora/shared-ui';
import {
  DataTable,
  useListSearchParams,
  usePageOfRows,
  type TableFilters,
  type TableQuery,
} from '@lumora/shared-ui/data-table';
import { approveButton, reviewColumns, stateLabels } from './review-columns.tsx';
import {
  approval,
  deletion,
  hiding,
  reloadDecidedPage,
  reviewsApi,
  reviewSearchParams,
  reviewsQuery,
  waitingReviewsQuery,
} from './reviews-api.ts';
import { reviewActions } from './review-actions.tsx';
import { ReviewChangesContext, useReviewChanges } from './use-review-changes.ts';

export function ReviewsPage() {
  const { query, paging, filter } = useListSearchParams(reviewSearchParams);
  const { total, table } = usePageOfRows(reviewsQuery(query));
  const list = paging(total);
  const [opened, setOpened] = useState<ReviewRow | null>(null);
  const canUpdate = useCan('reviews.update');
  const canDelete = useCan('reviews.delete');
  const reviews = useReviewChanges();
  const queryClient = useQueryClient();

  /** The next page after decisions is this page, if the reviews that follow have moved to it. */
  async function changeQuery(next: TableQuery) {
    const isNextPage = next.page === list.query.page + 1 && next.pageSize === list.query.pageSize;
    if (isNextPage && (await reloadDecidedPage(queryClient, query))) return;
    list.onQueryChange(next);
  }

  const actionsOf = reviewActions({ ...reviews, canUpdate, canDelete, onRead: setOpened });

  return (
    <ListPage
      title="Reviews"
      description="Read what shoppers wrote, and decide what everyone may read. Those waiting come first."
    >
      <SavedViews tableId="reviews" views={useViews()} />
      <ReviewChangesContext value={reviews}>
        <DataTable
          tableId="reviews"
          label="Reviews"
          columns={reviewColumns}
          rowKey={getRowKey}
          {...table}
          filters={reviewFilters(query.state, (state) => filter({ state }))}
          onOpen={setOpened}
          actions={actionsOf}
          rowButton={canUpdate ? approveButton : undefined}
          {...((canUpdate || canDelete) && {
            selection: {
              selected: new Set(reviews.selected.map(getRowKey)),
              onChange: (keys: ReadonlySet<string | number>) => reviews.select(keys, table.rows),
              actions: (
                <BulkButtons
                  isBusy={reviews.isBusy}
                  changes={[...(canUpdate ? [approval, hiding] : []), ...(canDelete ? [deletion] : [])]}
                  onChange={(reviewChange) => void reviews.change(reviewChange, reviews.selected)}
                />
              ),
            },
          })}
          server={{
            ...list,
            onQueryChange: (next) => void changeQuery(next),
            loadAll: () => reviewsApi.matching(query),
          }}
          empty={noReviews}
          noMatches={query.state === 'waiting' ? nothingWaiting : undefined}
        />
      </ReviewChangesContext>
      {opened && (
        <OpenedReview review={opened} {...{ reviews, canUpdate, canDelete }} onClose={() => setOpened(null)} />
      )}
    </ListPage>
  );
}

interface OpenedReviewProps {
  review: ReviewRow;
  reviews: ReturnType<typeof useReviewChanges>;
  canUpdate: boolean;
  canDelete: boolean;
  onClose: () => void;
}

function OpenedReview({ review, reviews, onClose, ...may }: OpenedReviewProps) {
  return (
    <ReviewDialog
      review={review}
      {...may}
      onClose={onClose}
      onDelete={() => {
        onClose();
        void reviews.remove(review);
      }}
      onChange={(reviewChange) => {
        onClose();
        void reviews.change(reviewChange, [review]);
      }}
    />
  );
}

function reviewFilters(current: ReviewState | undefined, onChange: (state?: ReviewState) => void): TableFilters {
  const field = {
    label: 'Status',
    allLabel: 'Any status',
    value: current ?? '',
    options: reviewStates.map((state) => ({ value: state, label: stateLabels[state] })),
    onChange: (value: string) => onChange(reviewStates.find((state) => state === value)),
  };
  return { fields: [field], onClear: () => onChange() };
}

interface BulkButtonsProps {
  isBusy: boolean;
  changes: (typeof approval)[];
  onChange: (change: typeof approval) => void;
}

function BulkButtons({ isBusy, changes, onChange }: BulkButtonsProps) {
  return changes.map((change) => (
    <Button key={change.label} sx={compactButtonStyles} disabled={isBusy} onClick={() => onChange(change)}>
      {change.label}
    </Button>
  ));
}

/** Styles of the buttons beside “N selected”, which share one line on a phone. */
const compactButtonStyles = { px: 1, minWidth: 0 };

function useViews() {
  const { data: waiting } = useQuery(waitingReviewsQuery);
  return [
    { name: 'All', search: '' },
    { name: 'Waiting', search: 'state=waiting', count: waiting?.total },
    { name: 'Hidden', search: 'state=hidden' },
  ];
}

const noReviews = {
  title: 'No reviews yet',
  description: 'When a shopper writes one on the page of a product, it waits here until you approve it.',
};

const nothingWaiting = {
  title: 'No review is waiting',
  description: 'You have decided on every review. New reviews appear here.',
};

const getRowKey = ({ id }: ReviewRow) => id;

const ReviewDialog = loadable(() => import('./review-dialog.tsx').then((module) => module.ReviewDialog));
