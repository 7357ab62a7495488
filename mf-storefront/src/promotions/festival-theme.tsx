import { useEffect } from 'react';
import { festivalColours, paint } from './promotion-colours.ts';
import { usePromotions } from './use-promotions.ts';
import './festival.css';

/** Gives the whole shop the colour of the festival that is on; the page came with it, later ones begin in an open tab. */
export function FestivalTheme() {
  const promotions = usePromotions();
  useEffect(() => {
    if (promotions !== undefined) paint(document.documentElement, festivalColours(promotions.festival));
  }, [promotions]);
  return null;
}
