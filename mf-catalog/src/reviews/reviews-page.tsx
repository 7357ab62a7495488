import { useState } from 'react';
import Button from '@mui/material/Button';
import { reviewStates, type ReviewRow } from '@lumora/shared-contract';
import { useCan } from '@lumora/shared-auth';
import { ListPage, loadable } from '@lumora/shared-ui';
import { DataTable, SelectFilter, useListSearchParams, usePageOfRows } from '@lumora/shared-ui/data-table';
import { reviewColumns, stateLabels } from './review-columns.tsx';
import { approval, deletion, hiding, readAllReviews, reviewsQuery } from './reviews-api.ts';
import { useReviewActions } from './use-review-actions.tsx';
import { useReviewChanges } from './use-review-changes.ts';

export function ReviewsPage() {
  const { query, paging, filter } = useListSearchParams(reviewAddress);
  const { total, table } = usePageOfRows(reviewsQuery(query));
  const [read, setRead] = useState<ReviewRow | null>(null);
  const mayUpdate = useCan('reviews.update');
  const mayDelete = useCan('reviews.delete');
  const reviews = useReviewChanges();
  const actionsOf = useReviewActions({ ...reviews, mayUpdate, mayDelete, onRead: setRead });

  return (
    <ListPage title="Reviews" description="Read what shoppers wrote, and decide what everyone may read.">
      <DataTable
        tableId="reviews"
        label="Reviews"
        columns={reviewColumns}
        rowKey={keyOf}
        {...table}
        filters={
          <SelectFilter
            label="State"
            allLabel="Any state"
            value={query.state ?? ''}
            options={reviewStates.map((state) => ({ value: state, label: stateLabels[state] }))}
            onChange={(value) => filter({ state: reviewStates.find((state) => state === value) })}
          />
        }
        isFiltered={query.state !== undefined}
        actions={actionsOf}
        {...((mayUpdate || mayDelete) && {
          selection: {
            selected: reviews.chosen,
            onChange: (keys: ReadonlySet<string | number>) => reviews.setChosen(new Set([...keys].map(Number))),
            actions: (
              <BulkButtons
                isBusy={reviews.isBusy}
                changes={[...(mayUpdate ? [approval, hiding] : []), ...(mayDelete ? [deletion] : [])]}
                onChange={(what) => void reviews.change(what, [...reviews.chosen])}
              />
            ),
          },
        })}
        server={{
          ...paging(total),
          loadAll: ({ sort, q }) => readAllReviews({ sort: sort ?? undefined, q: q || undefined, state: query.state }),
        }}
        empty={{
          title: 'No reviews yet',
          description: 'When a shopper writes one on the page of a product, it waits here until you approve it.',
        }}
      />
      {read && (
        <ReviewDialog
          review={read}
          mayUpdate={mayUpdate}
          mayDelete={mayDelete}
          onDelete={() => {
            setRead(null);
            void reviews.remove(read);
          }}
          onClose={() => setRead(null)}
          onChange={(what) => {
            setRead(null);
            void reviews.change(what, [read.id]);
          }}
        />
      )}
    </ListPage>
  );
}

interface BulkButtonsProps {
  isBusy: boolean;
  changes: (typeof approval)[];
  onChange: (change: typeof approval) => void;
}

function BulkButtons({ isBusy, changes, onChange }: BulkButtonsProps) {
  return changes.map((change) => (
    <Button key={change.label} sx={narrow} disabled={isBusy} onClick={() => onChange(change)}>
      {change.label}
    </Button>
  ));
}

/** On a phone the buttons beside “N selected” share a line. */
const narrow = { px: 1, minWidth: 0 };

const reviewAddress = {
  sortable: ['product_name', 'name', 'rating', 'state', 'created_at'],
  parseFilters: (say: (name: string) => string) => ({ state: reviewStates.find((state) => state === say('state')) }),
};

const keyOf = ({ id }: ReviewRow) => id;

const ReviewDialog = loadable(() => import('./review-dialog.tsx').then((module) => module.ReviewDialog));
