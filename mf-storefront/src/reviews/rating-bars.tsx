import { countOf } from '@lumora/shared-contract/format';
import type { ReviewSummary } from '@lumora/shared-contract/reviews';
import { formatRating } from './review-format.ts';
import { Stars } from './stars.tsx';
import * as styles from './rating-bars.module.css';

/** Renders the average rating and the number of reviews for each number of stars. */
export function RatingBars({ summary }: { summary: ReviewSummary }) {
  const { average, count, stars } = summary;
  return (
    <div className={styles['sum']}>
      <p className={styles['average']}>
        <b>{formatRating(average ?? 0)}</b>
        <Stars rating={average ?? 0} />
        <span>{countOf(count, 'review')}</span>
      </p>
      <ul className={styles['bars']} aria-label="Ratings">
        {stars.map(({ rating, count: ratingCount }) => (
          <li key={rating} aria-label={`${countOf(rating, 'star')}: ${countOf(ratingCount, 'review')}`}>
            <span>{rating}</span>
            {/* an SVG, because the CSP forbids style attributes */}
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles['track']} width="100" height="6" />
              <rect className={styles['share']} width={Math.round((ratingCount / count) * 1000) / 10} height="6" />
            </svg>
            <span>{ratingCount}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
