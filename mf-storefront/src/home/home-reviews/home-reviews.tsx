import { maxStars } from '@lumora/shared-contract/reviews';
import type { HomeReview } from '@lumora/shared-contract/storefront';
import { Link } from '../../links/link.tsx';
import * as sections from '../../styles/sections.module.css';
import * as styles from './home-reviews.module.css';

/** Renders reviews by verified buyers, each with a link to its product; nothing without any. */
export function HomeReviews({ reviews }: { reviews: HomeReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <section className={sections['section']} aria-labelledby="reviews-heading">
      <header className={sections['intro']}>
        <h2 id="reviews-heading">On their walls</h2>
        <p>Reviews by people who ordered the sign.</p>
      </header>
      <ul className={styles['grid']}>
        {reviews.map(({ id, name, city, rating, comment, product }) => (
          <li key={id} className={styles['card']}>
            {/* characters, because the paths of stars would make the HTML longer */}
            <p role="img" aria-label={`${rating} stars of 5`}>
              {'★'.repeat(rating) + '☆'.repeat(maxStars - rating)}
            </p>
            <blockquote>{comment}</blockquote>
            <footer>
              <b>{`${name}, ${city}`}</b>
              <span>Verified buyer</span>
            </footer>
            <Link to={`/products/${product.slug}`}>{product.name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
