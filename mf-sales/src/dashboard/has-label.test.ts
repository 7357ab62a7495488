import { expect, it } from '@jest/globals';
import { hasLabel } from './has-label.ts';

it.each([
  [400, [0, 2, 4, 6]],
  [200, [0, 3, 6]],
  [120, [1, 6]],
  [900, [0, 1, 2, 3, 4, 5, 6]],
])('labels today and the days before it that fit %d px', (widthPx, labelled) => {
  expect([0, 1, 2, 3, 4, 5, 6].filter((index) => hasLabel(index, 7, widthPx))).toEqual(labelled);
});
