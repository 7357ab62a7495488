import { expect, it } from '@jest/globals';
import { joinFirst } from './join-first.ts';

it.each([
  [['Pink', 'Red'], 'Pink, Red'],
  [['Ice White', 'Warm White', 'Pink', 'Red'], 'Ice White, Warm White +2 more'],
  [['Weatherproof for outdoors', 'Indoors'], 'Weatherproof for outdoors +1 more'],
  [['Weatherproof for outdoors'], 'Weatherproof for outdoors'],
  [[], ''],
])('joins the first of %j to “%s”', (titles, joined) => {
  expect(joinFirst(titles, 24)).toBe(joined);
});
