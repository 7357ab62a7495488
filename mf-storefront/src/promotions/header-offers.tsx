import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ActiveHeaderOffer } from '@lumora/shared-contract/promotions';
import { useReducedMotion } from '../browser-state/use-reduced-motion.ts';
import { offerColours, setColours } from './promotion-colours.ts';
import { PromotionLink } from './promotion-link.tsx';
import { usePromotions } from './use-promotions.ts';
import * as styles from './header-offers.module.css';

/** Renders the ribbon above the navigation, which shows the offers in rotation. */
export function HeaderOffers() {
  const offers = usePromotions()?.header_offers ?? [];
  const [first] = offers;
  return first === undefined ? null : <Ribbon first={first} offers={offers} />;
}

/** Stacks all offers in one grid cell with the height of the longest, so that the rotation does not shift the layout. */
function Ribbon({ first, offers }: { first: ActiveHeaderOffer; offers: ActiveHeaderOffer[] }) {
  const prefersReducedMotion = useReducedMotion();
  const [pausedByUser, setPausedByUser] = useState<boolean>();
  const ribbon = useRef<HTMLElement>(null);
  const isPaused = pausedByUser ?? prefersReducedMotion;
  const index = useRotation(offers.length, isPaused, ribbon);
  const current = offers[index] ?? first;
  return (
    <section
      className={styles['ribbon']}
      aria-label="Offers"
      data-offer={current.id}
      ref={(element) => {
        ribbon.current = element;
        setColours(element, offerColours(current));
      }}
    >
      <ul>
        {offers.map((offer) => (
          <li
            key={offer.id}
            className={offer === current ? styles['current'] : undefined}
            data-offer={offer.id}
            ref={(element) => setColours(element, offerColours(offer))}
          >
            <PromotionLink to={offer.link}>{offer.text}</PromotionLink>
          </li>
        ))}
      </ul>
      {offers.length > 1 && (
        <button
          type="button"
          aria-label={isPaused ? 'Play offers' : 'Pause offers'}
          onClick={() => setPausedByUser(!isPaused)}
        >
          <svg width="14" height="14" aria-hidden="true">
            <path d={isPaused ? 'M3 1v12l10-6z' : 'M2 1h3v12H2zm7 0h3v12H9z'} />
          </svg>
        </button>
      )}
    </section>
  );
}

/** Returns an index that cycles from 0 to `count` - 1. It stops while paused and while the ribbon is hovered or focused. */
function useRotation(count: number, isPaused: boolean, ribbon: RefObject<HTMLElement | null>): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (isPaused || count < 2) return undefined;
    const timer = setInterval(() => {
      if (ribbon.current?.matches(':hover, :focus-within') !== true) setIndex((last) => (last + 1) % count);
    }, rotationMs);
    return () => clearInterval(timer);
  }, [count, isPaused, ribbon]);
  return index % count;
}

/** long enough to read 120 characters */
const rotationMs = 6_000;
