import { expect, test } from '@jest/globals';
import { compareWithLive, fisherExactTest } from './canary-verdict.ts';

test.each([
  ['Fisher’s lady tasting tea', { loads: 1, failures: 3 }, { loads: 3, failures: 1 }, 0.242857],
  ['twins of criminals, as in the manual of R', { loads: 2, failures: 10 }, { loads: 15, failures: 3 }, 0.000465181],
  [
    'a hundred thousand loads of which some fail',
    { loads: 99_900, failures: 100 },
    { loads: 99_900, failures: 100 },
    0.528,
  ],
  ['no failure at all', { loads: 5, failures: 0 }, { loads: 15, failures: 0 }, 1],
  ['no load at all', { loads: 0, failures: 0 }, { loads: 15, failures: 3 }, 1],
])('fisherExactTest returns the known p-value for %s', (_table, one, other, pValue) => {
  expect(fisherExactTest(one, other)).toBeCloseTo(pValue, 3);
});

const canary = (failures: number, loads: number, failedVisitors = failures) => ({
  loads: loads - failures,
  failures,
  failedVisitors,
});

test.each([
  ['too few loads', canary(19, 19), { loads: 500, failures: 0 }],
  ['worse', canary(20, 20), { loads: 0, failures: 0 }],
  ['worse', canary(5, 20), { loads: 200, failures: 0 }],
  ['not worse', canary(5, 20), { loads: 15, failures: 5 }],
  ['not worse', canary(1, 20), { loads: 500, failures: 0 }],
  ['not worse', canary(10, 20, 4), { loads: 500, failures: 0 }],
  ['not worse', canary(2, 40), { loads: 0, failures: 0 }],
])('compareWithLive returns “%s” for a canary with %j and a live release with %j', (outcome, counts, live) => {
  expect(compareWithLive(counts, live).outcome).toBe(outcome);
});
