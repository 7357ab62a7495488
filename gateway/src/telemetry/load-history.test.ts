import { describe, expect, it } from '@jest/globals';
import { LoadHistory } from './load-history.ts';

const release = { module: 'mf-catalog', id: '1.0.0-a' };
const noon = Date.parse('2026-11-25T12:00:00Z');
const minute = 60_000;

describe('LoadHistory', () => {
  it('returns loads, failures and the median load time of each interval, oldest first', () => {
    const history = new LoadHistory();
    for (const ms of [900, 100, 300]) history.record(release, { outcome: 'load', ms }, noon);
    history.record(release, { outcome: 'failure' }, noon + 6 * minute);

    expect(history.of(release, noon + 7 * minute)).toEqual([
      { at: '2026-11-25T12:00:00.000Z', loads: 3, failures: 0, median_ms: 300 },
      { at: '2026-11-25T12:05:00.000Z', loads: 0, failures: 1, median_ms: null },
    ]);
  });

  it('drops what is older than two hours, and separates releases', () => {
    const history = new LoadHistory();
    history.record(release, { outcome: 'load', ms: 1 }, noon);

    expect(history.of(release, noon + 119 * minute)).toHaveLength(1);
    expect(history.of(release, noon + 120 * minute)).toEqual([]);
    expect(history.of({ ...release, id: '1.0.0-b' }, noon)).toEqual([]);
  });
});
