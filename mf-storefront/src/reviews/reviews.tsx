import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ShopReview } from '@lumora/shared-contract/reviews';
import { RatingBars } from './rating-bars.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewPaging } from './review-paging.tsx';
import { reviewsQuery } from './reviews-query.ts';
import * as styles from './reviews.module.css';

interface ReviewsProps {
  productId: number;
  /** page of the reviews, from 1 */
  page: number;
}

/** Renders the reviews of a product and the form. A sent review appears at the top at once. */
export function Reviews({ productId, page }: ReviewsProps) {
  const { data, isError, refetch } = useQuery(reviewsQuery(productId, page));
  const [own, setOwn] = useState<ShopReview[]>([]);
  const isEmpty = data?.data.length === 0 && own.length === 0;
  return (
    <section id="reviews" className={styles['reviews']} aria-labelledby="reviews-heading">
      <div className={styles['sum']}>
        <h2 id="reviews-heading">Reviews</h2>
        {data !== undefined && data.summary.count > 0 && <RatingBars summary={data.summary} />}
      </div>
      <div className={styles['list']}>
        {isError && data === undefined && (
          <div className={styles['empty']}>
            <p>The reviews could not be loaded.</p>
            <button type="button" onClick={() => void refetch()}>
              Try again
            </button>
          </div>
        )}
        {isEmpty && <p className={styles['empty']}>No reviews yet. Be the first to review this sign.</p>}
        <ul aria-label="Reviews" aria-busy={data === undefined && !isError}>
          {own.map((review) => (
            <ReviewItem key={review.id} review={review} isWaiting />
          ))}
          {data?.data
            .filter(({ id }) => !own.some((review) => review.id === id))
            .map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
        </ul>
        {data !== undefined && <ReviewPaging meta={data.meta} />}
      </div>
      <ReviewForm productId={productId} onSent={(review) => setOwn([review, ...own])} />
    </section>
  );
}
