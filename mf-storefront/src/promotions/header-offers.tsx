import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ActiveHeaderOffer } from '@lumora/shared-contract';
import { useReducedMotion } from '../styles/use-reduced-motion.ts';
import { offerColours, paint } from './promotion-colours.ts';
import { PromotionLink } from './promotion-link.tsx';
import { usePromotions } from './use-promotions.ts';
import * as styles from './header-offers.module.css';

/** The ribbon above the navigation: what is on offer, one after the other. */
export function HeaderOffers() {
  const offers = usePromotions()?.header_offers ?? [];
  const [first] = offers;
  return first === undefined ? null : <Ribbon first={first} offers={offers} />;
}

/** All offers lie in one place, of which the longest makes the height: a turn moves nothing. */
function Ribbon({ first, offers }: { first: ActiveHeaderOffer; offers: ActiveHeaderOffer[] }) {
  const isReduced = useReducedMotion();
  const [chosen, choose] = useState<boolean>();
  const ribbon = useRef<HTMLElement>(null);
  const isPaused = chosen ?? isReduced;
  const turn = useTurns(offers.length, isPaused, ribbon);
  const shown = offers[turn] ?? first;
  return (
    <section
      className={styles['ribbon']}
      aria-label="Offers"
      data-offer={shown.id}
      ref={(element) => {
        ribbon.current = element;
        paint(element, offerColours(shown));
      }}
    >
      <ul>
        {offers.map((offer) => (
          <li
            key={offer.id}
            className={offer === shown ? styles['shown'] : undefined}
            data-offer={offer.id}
            ref={(element) => paint(element, offerColours(offer))}
          >
            <PromotionLink to={offer.link}>{offer.text}</PromotionLink>
          </li>
        ))}
      </ul>
      {offers.length > 1 && (
        <button type="button" aria-label={isPaused ? 'Play offers' : 'Pause offers'} onClick={() => choose(!isPaused)}>
          <svg width="14" height="14" viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
            <path d={isPaused ? 'M3 1v12l9-6z' : 'M2 1h3.5v12H2zM8.5 1H12v12H8.5z'} />
          </svg>
        </button>
      )}
    </section>
  );
}

/** Counts from 0 to `count` - 1 and again, while it is not paused, nor looked at with pointer or focus. */
function useTurns(count: number, isPaused: boolean, ribbon: RefObject<HTMLElement | null>): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (isPaused || count < 2) return undefined;
    const timer = setInterval(() => {
      if (ribbon.current?.matches(':hover, :focus-within') !== true) setTurn((before) => (before + 1) % count);
    }, turnLength);
    return () => clearInterval(timer);
  }, [count, isPaused, ribbon]);
  return turn % count;
}

/** ms: long enough to read 120 letters */
const turnLength = 6_000;
