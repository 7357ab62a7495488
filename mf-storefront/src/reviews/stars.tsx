import * as styles from './stars.module.css';

/** Renders a rating as five stars with a text for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles['stars']} role="img" aria-label={ratingLabel(rating)}>
      {[0, 1, 2, 3, 4].map((index) => (
        <Star key={index} fill={Math.min(1, Math.max(0, rating - index))} />
      ))}
    </span>
  );
}

/** Renders a star; `fill` is its filled part from 0 to 1. */
export function Star({ fill }: { fill: number }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles['star']}>
      <path d={outline} />
      {fill > 0 && (
        <svg width={24 * fill} height="24">
          <path d={outline} className={styles['filled']} />
        </svg>
      )}
    </svg>
  );
}

const outline = 'm12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9Z';

function ratingLabel(rating: number): string {
  return rating === 1 ? '1 star of 5' : `${rating} stars of 5`;
}
