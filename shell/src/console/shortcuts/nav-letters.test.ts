import { expect, it } from '@jest/globals';
import { navLetters } from './nav-letters.ts';

const item = (label: string, letter?: string) => ({ label, path: '/admin', icon: 'M0 0', ...(letter && { letter }) });
const letters = (...items: ReturnType<typeof item>[]) =>
  [...navLetters(items)].map(([letter, { label }]) => `${letter} ${label}`);

it('uses the letter that a page declares', () => {
  expect(letters(item('Products', 'p'), item('Pop-up Offers', 'u'))).toEqual(['p Products', 'u Pop-up Offers']);
});

it('gives a page without a letter the first free one of its label', () => {
  expect(letters(item('Parcels'), item('Products', 'p'))).toEqual(['a Parcels', 'p Products']);
});

it('gives a letter that two pages declare to the first of them', () => {
  expect(letters(item('Banners', 'b'), item('Bills', 'b'))).toEqual(['b Banners', 'i Bills']);
});
