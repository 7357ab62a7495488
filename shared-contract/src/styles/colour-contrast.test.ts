import { expect, test } from '@jest/globals';
import { contrast, readableTextColour } from './colour-contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ff2e88', '#0b0b12', 5.61],
])('the contrast of %s and %s is %d in either order', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test('readableTextColour returns the given colour when its contrast suffices, else black or white', () => {
  expect(readableTextColour('#ff2e88', '#0b0b12')).toBe('#0b0b12');
  expect(readableTextColour('#ff2e88', '#ff2e90')).toBe('#000000');
  expect(readableTextColour('#14141f', '#333333')).toBe('#ffffff');
});
