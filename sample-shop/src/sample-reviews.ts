import type { ReviewState } from '@lumora/shared-contract/reviews';
import type { SampleProduct } from './lines/sample-line.ts';
import { sampleProducts } from './sample-products.ts';
import { cities, openings, reviewers, secondSentencesFor } from './review-texts.ts';

interface SampleReview {
  name: string;
  city: string;
  is_verified: boolean;
  rating: number;
  comment: string;
  state: ReviewState;
  /** age of the review as a share of the age of the product; the seed limits it to five months */
  age: number;
}

const stars = [5, 5, 4, 5, 3, 4] as const;

/** Returns the reviews of the product at `index` of the sample, the same at every start; some products have none. */
export function reviewsOf(index: number): SampleReview[] {
  const sample = sampleProducts[index];
  if (sample === undefined || index % 8 === 5) return [];
  const sentences = secondSentencesFor(sample.line);
  const count = 2 + ((index * 7) % 5);
  return Array.from({ length: count }, (_, number): SampleReview => {
    const rating = stars[(index + number) % stars.length] ?? 5;
    const pool = sentences[rating];
    return {
      name: reviewers[(index * 5 + number * 11) % reviewers.length] ?? reviewers[0],
      city: cities[(index * 5 + number * 11) % cities.length] ?? cities[0],
      is_verified: (index + number) % 4 !== 3,
      rating,
      comment: `${openingFor(sample.product, index + number)} ${pool[(index * 3 + number) % pool.length] ?? pool[0] ?? ''}`,
      state: number === count - 1 && index % 9 === 2 ? 'waiting' : 'approved',
      age: (count - number - 0.3 - ((index * 13) % 10) / 20) / count,
    };
  });
}

/** Names the product, and the colour and size that were bought, so that no two products have the same review. */
function openingFor({ name, colours, sizes }: SampleProduct, index: number): string {
  const opening = openings[index % openings.length] ?? openings[0];
  const colour = colours[index % colours.length] ?? '';
  const size = sizes[index % sizes.length] ?? '';
  return opening({ name, colour: colour.toLowerCase(), size: size.replace('x', ' × ') });
}
