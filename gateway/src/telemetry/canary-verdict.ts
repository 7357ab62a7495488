/** Counts of one release; `loads` are the successful ones. */
export interface ReleaseCounts {
  loads: number;
  failures: number;
  /** number of different visitors with failed loads */
  failedVisitors: number;
}

/** The result of the comparison of a canary with the live release. */
export interface Verdict {
  outcome: 'too few loads' | 'not worse' | 'worse';
  /** probability of this many or more failures, if the canary failed as often as the live release */
  pValue: number;
}

/**
 * A canary is worse than the live release if the one-sided Fisher's exact test is significant at this level, which is
 * low because the test is repeated with each load. There is no verdict before `minLoads` loads (failed ones included),
 * and failures of fewer than `minFailedVisitors` visitors do not count, so that one visitor cannot halt a canary.
 */
const canaryRule = { significance: 0.001, minLoads: 20, minFailedVisitors: 5 };

/** Used instead of a live release with fewer than `minLoads` loads, such as with a canary at 100 %. */
const assumedLive = { loads: 95, failures: 5 };

/** Compares the counts of a canary and of the live release from the same period. */
export function compareWithLive(canary: ReleaseCounts, live: Pick<ReleaseCounts, 'loads' | 'failures'>): Verdict {
  const pValue = fisherExactTest(canary, totalLoads(live) < canaryRule.minLoads ? assumedLive : live);
  if (totalLoads(canary) < canaryRule.minLoads) return { outcome: 'too few loads', pValue };
  const isWorse = pValue < canaryRule.significance && canary.failedVisitors >= canaryRule.minFailedVisitors;
  return { outcome: isWorse ? 'worse' : 'not worse', pValue };
}

type Counts = Pick<ReleaseCounts, 'loads' | 'failures'>;

const totalLoads = ({ loads, failures }: Counts) => loads + failures;

/** Returns the p-value of the one-sided Fisher's exact test: the hypergeometric probability of at least `one.failures`. */
export function fisherExactTest(one: Counts, other: Counts): number {
  const [size, otherSize] = [totalLoads(one), totalLoads(other)];
  const failures = one.failures + other.failures;
  let count = one.failures;
  let probability = Math.exp(
    logChoose(size, count) + logChoose(otherSize, failures - count) - logChoose(size + otherSize, failures),
  );
  let sum = 0;
  for (; count <= Math.min(size, failures); count++) {
    sum += probability;
    // recurrence from this count to the next
    probability *= ((size - count) * (failures - count)) / ((count + 1) * (otherSize - failures + count + 1));
  }
  return Math.min(sum, 1);
}

/** Returns the logarithm of the binomial coefficient. */
function logChoose(n: number, k: number): number {
  let sum = 0;
  for (let step = 1; step <= k; step++) sum += Math.log((n - k + step) / step);
  return sum;
}
