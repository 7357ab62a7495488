import { expect, it } from '@jest/globals';
import { formatOperator, formatReleaseStats } from './module-labels.ts';

it('never formats a small failure rate as 0%', () => {
  expect(formatReleaseStats({ loads: 999, failures: 1 })).toBe('1,000 loads, 1 failed (under 1%)');
  expect(formatReleaseStats({ loads: 1, failures: 0 })).toBe('1 load, none failed');
});

it('names a person who moved a release, but no superuser and no script', () => {
  expect(formatOperator('asha@desk')).toBe('asha@desk');
  expect(formatOperator('root@vm')).toBe('Command line');
  expect(formatOperator('npm start')).toBe('Server start');
});
