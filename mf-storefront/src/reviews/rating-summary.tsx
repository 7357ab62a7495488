import { useQuery } from '@tanstack/react-query';
import { countOf } from '@lumora/shared-contract/format';
import { Stars } from './stars.tsx';
import { formatRating } from './review-format.ts';
import { reviewsQuery } from './reviews-query.ts';
import * as styles from './rating-summary.module.css';

/** Renders the average rating next to the product's name with a link to the reviews; an empty line while loading. */
export function RatingSummary({ productId, page }: { productId: number; page: number }) {
  const { data } = useQuery(reviewsQuery(productId, page));
  if (data === undefined) return <p className={styles['summary']} />;
  const { average, count } = data.summary;
  return (
    <p className={styles['summary']}>
      {average === null ? (
        <a href="#reviews">Be the first to review it</a>
      ) : (
        <a href="#reviews">
          <Stars rating={average} />
          <b aria-hidden="true">{formatRating(average)}</b>
          <span>{countOf(count, 'review')}</span>
        </a>
      )}
    </p>
  );
}
