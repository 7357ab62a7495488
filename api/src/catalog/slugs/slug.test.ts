import { expect, test } from '@jest/globals';
import { slugOf } from './slug.ts';

test.each([
  ['Better Together', 'better-together'],
  ['  CAFÉ ₹99 & Bar!! ', 'cafe-99-bar'],
  ['Rock ’n’ Roll', 'rock-n-roll'],
  ['शुभ विवाह', 'shubh-vivaah'],
  ['पुस्तक', 'pustak'],
  ['कमल का घर', 'kamal-kaa-ghar'],
  ['मंदिर', 'mandir'],
  ['मित्र', 'mitra'],
  ['दोस्त', 'dost'],
  ['न', 'na'],
  ['सड़क', 'saddak'],
  ['北京 Neon', 'bei-jing-neon'],
  ['💡🎉', 'product'],
  ['₹ & % !', 'product'],
  ['Featured', 'product'],
  ['New Arrivals', 'product'],
  ['2024', 'product-2024'],
  ['a/b\\c?d#e', 'a-b-c-d-e'],
])('slugOf converts the name %s to %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('slugOf truncates a long name at a word boundary', () => {
  const slug = slugOf('golden peacock '.repeat(14));

  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slug).toMatch(/-(golden|peacock)$/);
  expect(slugOf('x'.repeat(200))).toBe('x'.repeat(80));
});
