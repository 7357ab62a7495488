import * as styles from './stars.module.css';

/** So much of five stars is lit; said in words to those who do not see them. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles['stars']} role="img" aria-label={starWords(rating)}>
      {[0, 1, 2, 3, 4].map((before) => (
        <Star key={before} lit={Math.min(1, Math.max(0, rating - before))} />
      ))}
    </span>
  );
}

/** `lit` is the part of it that is, from 0 to 1. */
export function Star({ lit }: { lit: number }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles['star']}>
      <path d={outline} />
      {lit > 0 && (
        <svg width={24 * lit} height="24">
          <path d={outline} className={styles['lit']} />
        </svg>
      )}
    </svg>
  );
}

const outline = 'm12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9Z';

function starWords(rating: number): string {
  return rating === 1 ? '1 star of 5' : `${rating} stars of 5`;
}
