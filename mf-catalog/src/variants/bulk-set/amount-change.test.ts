import { describe, expect, it } from '@jest/globals';
import { applyAmountChange, parseAmountChange, type Rounding } from './amount-change.ts';

describe('parseAmountChange', () => {
  it.each([
    ['2499', 'set', 2499],
    ['=2,499', 'set', 2499],
    ['₹ 2499.50', 'set', 2499.5],
    ['+50', 'add', 50],
    ['-₹50', 'add', -50],
    ['−50', 'add', -50],
    ['+10%', 'percent', 10],
    ['-5.5 %', 'percent', -5.5],
  ])('reads %s as %s %d', (text, kind, amount) => {
    expect(parseAmountChange(text)).toEqual({ kind, amount });
  });

  it.each(['', 'ten', '10%', '=10%', '+', '1.2.3', '++5', '5-'])('rejects “%s”', (text) => {
    expect(parseAmountChange(text)).toBeNull();
  });
});

describe('applyAmountChange', () => {
  it.each<[number, string, Rounding, number]>([
    [2400, '+10%', 'none', 2640],
    [50, '+10%', 'none', 55],
    [999, '-₹50', 'none', 949],
    [10.1, '+5%', 'none', 10.61],
    [2445, '+10%', 'rupee', 2690],
    [2400, '+10%', 'ends99', 2599],
    [2400, '=2660', 'ends99', 2699],
    [60, '=60', 'ends99', 99],
    [10, '-20', 'ends99', -10],
  ])('changes %d by %s, rounded by %s, to %d', (before, text, rounding, after) => {
    expect(applyAmountChange(before, parseAmountChange(text) ?? { kind: 'set', amount: NaN }, rounding)).toBe(after);
  });
});
