import { useMemo, useState } from 'react';
import { useAtom } from 'jotai';
import { maxStars } from '@lumora/shared-contract/reviews';
import { useIsHydrated } from '../browser-state/use-is-hydrated.ts';
import { parseTexts } from '../storage/parse-texts.ts';
import { storedAtom } from '../storage/stored-atom.ts';
import type { ChosenPhoto } from './photo-field.tsx';

/** The values of the review form. */
export interface ReviewDraft {
  name: string;
  city: string;
  order_reference: string;
  rating: number;
  comment: string;
  photo: ChosenPhoto | null;
}

/**
 * Returns the draft of a product's review and the functions that change and clear it. Except for the photo it is stored for
 * the tab, so that it survives a reload and a visit to another page, such as the one with the order number.
 */
export function useReviewDraft(productId: number) {
  const textsAtom = useMemo(
    () =>
      storedAtom(`lumora-review ${productId}`, {
        parse: (text) => parseTexts(text, emptyTexts),
        format: JSON.stringify,
        kind: 'session',
      }),
    [productId],
  );
  const [stored, setTexts] = useAtom(textsAtom);
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const texts = useIsHydrated() ? stored : emptyTexts;
  const draft: ReviewDraft = { ...texts, rating: parseRating(texts.rating), photo };

  return {
    draft,
    update({ photo: chosen, rating, ...fields }: Partial<ReviewDraft>) {
      if (chosen !== undefined) setPhoto(chosen);
      setTexts((current) => ({ ...current, ...fields, ...(rating !== undefined && { rating: String(rating) }) }));
    },
    clear() {
      setTexts(emptyTexts);
      setPhoto(null);
    },
  };
}

const emptyTexts = { name: '', city: '', order_reference: '', rating: String(maxStars), comment: '' };

/** Parses a stored rating; returns the highest for one that the form does not have. */
function parseRating(text: string): number {
  return /^[1-5]$/.test(text) ? Number(text) : maxStars;
}
