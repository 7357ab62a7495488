import { expect, it } from '@jest/globals';
import { shortenAlt } from './shorten-alt.ts';

it.each([
  ['A neon moon wound with flowers, in pink and blue, seen from the side', 'A neon moon wound … seen from the side'],
  ['A neon moon wound with flowers, in pink and blue, off in daylight', 'A neon moon wound … off in daylight'],
  ['A neon moon wound with flowers', 'A neon moon wound with flowers'],
])('shortens “%s” to its first and last words', (alt, shortened) => {
  expect(shortenAlt(alt, 44)).toBe(shortened);
});
