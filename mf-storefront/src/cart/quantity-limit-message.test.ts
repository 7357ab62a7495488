import { expect, test } from '@jest/globals';
import { quantityLimitMessage } from './quantity-limit-message.ts';

test.each([
  [20, 'At most 20 of one sign'],
  [2, 'Only 2 left'],
])('the message for a max quantity of %d is “%s”', (max, message) => {
  expect(quantityLimitMessage(max)).toBe(message);
});
