import { expect, test } from '@jest/globals';
import { normalizeReference, referencePattern } from './order-rules.ts';

test.each([
  'LUM-MQUUJ5',
  'lum-mquuj5',
  'mquuj5',
  'lum mquuj5',
  'LUMMQUUJ5',
  'lum–mquuj5',
  'LUM — MQUUJ5',
  ' #lum‑mquuj5 ',
  '“LUM-MQUUJ5”.',
  '\u200BLUM-MQUUJ5:',
])('the order number %j is LUM-MQUUJ5', (typed) => {
  expect(normalizeReference(typed)).toBe('LUM-MQUUJ5');
});

test.each(['', 'LUM-', 'lum mquuj', 'LUM-MQUUJ55', 'LUM-MQUUJ0', 'https://lumora.example/orders/LUM-MQUUJ5'])(
  'the text %j is no order number',
  (typed) => {
    expect(normalizeReference(typed)).not.toMatch(referencePattern);
  },
);
