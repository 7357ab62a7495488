import { useEffect } from 'react';
import { festivalColours, setColours } from './promotion-colours.ts';
import { usePromotions } from './use-promotions.ts';
import './festival.css';

/** Sets the colour of the live festival on the document when it changes in an open tab; the server rendered the first one. */
export function FestivalTheme() {
  const promotions = usePromotions();
  useEffect(() => {
    if (promotions !== undefined) setColours(document.documentElement, festivalColours(promotions.festival));
  }, [promotions]);
  return null;
}
