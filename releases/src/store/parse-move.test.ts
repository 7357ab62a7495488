import { describe, expect, it } from '@jest/globals';
import { parseMove } from './parse-move.ts';

const move = { n: 1, release: 'a', from: null, action: 'promote', by: 'asha@host', reason: '', at: '2026-11-01' };

describe('a stored move', () => {
  it('of an earlier version is read with its verdict in the current form', () => {
    const verdict = [{ check: 'size', outcome: 'refused', words: 'too large' }];

    expect(parseMove(JSON.stringify({ ...move, verdict }), '1.json').verdict).toEqual([
      { check: 'size', outcome: 'failed', message: 'too large' },
    ]);
  });

  it('is rejected with the path of its first invalid field', () => {
    const verdict = [{ check: 'size', outcome: 'unknown', message: '' }];

    expect(() => parseMove(JSON.stringify({ ...move, verdict }), '1.json')).toThrow('1.json: /verdict/0/outcome');
  });
});
