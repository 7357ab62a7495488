import { expect, it } from '@jest/globals';
import { searchResultPath, truncateWords, lengthHint } from './search-result.ts';

it.each([
  ['a short text', 20, 'a short text'],
  ['  spaces   are one ', 20, 'spaces are one'],
  ['cut after a whole word', 15, 'cut after a …'],
  ['Donaudampfschifffahrt', 10, 'Donaudampf …'],
])('truncates %j to %i characters as %j', (text, maxLength, truncated) => {
  expect(truncateWords(text, maxLength)).toBe(truncated);
});

it.each([
  ['', 'Empty: search engines get the name. There is room for about 60 characters.'],
  ['Pink heart', '10 of about 60 characters.'],
  ['x'.repeat(61), '61 of about 60 characters: the end will be cut off.'],
])('gives for %j the hint: %s', (text, hint) => {
  expect(lengthHint(text, 60, 'the name')).toBe(hint);
});

it.each([
  ['shop.lumora.in', 'shop.lumora.in › products › pink-heart'],
  ['127.0.0.1', 'products › pink-heart'],
  ['[::1]', 'products › pink-heart'],
  ['localhost', 'products › pink-heart'],
])('shows the path of a product at %s as %j', (hostname, path) => {
  expect(searchResultPath(hostname, 'pink-heart')).toBe(path);
});
