import { PromotionLink } from './promotion-link.tsx';
import { usePromotions } from './use-promotions.ts';
import * as styles from './live-offers.module.css';

/** Renders the list of all live header offers; nothing without any. */
export function LiveOffers() {
  const offers = usePromotions()?.header_offers ?? [];
  if (offers.length === 0) return null;
  return (
    <section className={styles['offers']} aria-labelledby="live-offers-heading">
      <h2 id="live-offers-heading">On offer now</h2>
      <ul>
        {offers.map(({ id, text, link }) => (
          <li key={id}>
            <PromotionLink to={link}>{text}</PromotionLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
