import { expect, test } from '@jest/globals';
import { compareTexts } from './compare-texts.ts';

test('compareTexts sorts numbers by value, accents and Hindi as a reader expects', () => {
  const sorted = ['Sign 10', 'sign 2', 'Éclair', 'Zebra', 'Diner', 'Frame', 'चाय', 'आम'].toSorted(compareTexts);

  expect(sorted).toEqual(['Diner', 'Éclair', 'Frame', 'sign 2', 'Sign 10', 'Zebra', 'आम', 'चाय']);
});
