import type { ReviewState } from '@lumora/shared-contract/reviews';
import type { SampleProduct } from './lines/sample-line.ts';
import { sampleProducts } from './sample-products.ts';
import { cities, openings, reviewers, wordsFor } from './review-texts.ts';

interface SampleReview {
  name: string;
  city: string;
  is_verified: boolean;
  rating: number;
  comment: string;
  state: ReviewState;
  /** how long ago it was written, as a part of the time that the product has been there, but never over five months */
  age: number;
}

const stars = [5, 5, 4, 5, 3, 4] as const;

/** Returns the reviews of the sample's product at `place`, the same at every start; some products have none. */
export function reviewsOf(place: number): SampleReview[] {
  const sample = sampleProducts[place];
  if (sample === undefined || place % 8 === 5) return [];
  const words = wordsFor(sample.line);
  const count = 2 + ((place * 7) % 5);
  return Array.from({ length: count }, (_, number): SampleReview => {
    const rating = stars[(place + number) % stars.length] ?? 5;
    const pool = words[rating];
    return {
      name: reviewers[(place * 5 + number * 11) % reviewers.length] ?? reviewers[0],
      city: cities[(place * 5 + number * 11) % cities.length] ?? cities[0],
      is_verified: (place + number) % 4 !== 3,
      rating,
      comment: `${openingFor(sample.product, place + number)} ${pool[(place * 3 + number) % pool.length] ?? pool[0] ?? ''}`,
      state: number === count - 1 && place % 9 === 2 ? 'waiting' : 'approved',
      age: (count - number - 0.3 - ((place * 13) % 10) / 20) / count,
    };
  });
}

/** Names the product, and the colour and size that were bought, so that no two products are praised in the same words. */
function openingFor({ name, colours, sizes }: SampleProduct, turn: number): string {
  const opening = openings[turn % openings.length] ?? openings[0];
  const colour = colours[turn % colours.length] ?? '';
  const size = sizes[turn % sizes.length] ?? '';
  return opening({ name, colour: colour.toLowerCase(), size: size.replace('x', ' × ') });
}
