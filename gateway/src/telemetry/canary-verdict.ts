/** What was counted of one release; `loads` are those that did not fail. */
export interface ReleaseCounts {
  loads: number;
  failures: number;
  /** different visitors whose loads failed */
  failedVisitors: number;
}

export interface Verdict {
  outcome: 'too few loads' | 'not worse' | 'worse';
  /** probability of so many failures of the canary, or more, if it failed no more often than the live release */
  pValue: number;
}

/**
 * A canary is worse than the live release if Fisher's exact test, one-sided, says so at this significance. It is low
 * because the test is repeated with each load. Before `minLoads` loads (failed ones included) there is no verdict, and
 * failures of fewer visitors are no evidence: nobody halts a canary alone.
 */
const canaryRule = { significance: 0.001, minLoads: 20, minFailedVisitors: 5 };

/** Stands for a live release with fewer than `minLoads` loads, as beside a canary that everybody gets. */
const assumedLive = { loads: 95, failures: 5 };

/** Compares what was counted of a canary with what was counted of the live release in the same time. */
export function compareWithLive(canary: ReleaseCounts, live: Pick<ReleaseCounts, 'loads' | 'failures'>): Verdict {
  const pValue = fisherExactTest(canary, allOf(live) < canaryRule.minLoads ? assumedLive : live);
  if (allOf(canary) < canaryRule.minLoads) return { outcome: 'too few loads', pValue };
  const isWorse = pValue < canaryRule.significance && canary.failedVisitors >= canaryRule.minFailedVisitors;
  return { outcome: isWorse ? 'worse' : 'not worse', pValue };
}

type Counts = Pick<ReleaseCounts, 'loads' | 'failures'>;

const allOf = ({ loads, failures }: Counts) => loads + failures;

/** Fisher's exact test, one-sided: sums the hypergeometric probabilities of `one.failures` and of every higher number. */
export function fisherExactTest(one: Counts, other: Counts): number {
  const [size, otherSize] = [allOf(one), allOf(other)];
  const failures = one.failures + other.failures;
  let count = one.failures;
  let probability = Math.exp(
    logChoose(size, count) + logChoose(otherSize, failures - count) - logChoose(size + otherSize, failures),
  );
  let sum = 0;
  for (; count <= Math.min(size, failures); count++) {
    sum += probability;
    // of the next number, from that of this one
    probability *= ((size - count) * (failures - count)) / ((count + 1) * (otherSize - failures + count + 1));
  }
  return Math.min(sum, 1);
}

/** Logarithm of the binomial coefficient. */
function logChoose(n: number, k: number): number {
  let sum = 0;
  for (let step = 1; step <= k; step++) sum += Math.log((n - k + step) / step);
  return sum;
}
