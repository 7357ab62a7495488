import { describe, expect, it } from '@jest/globals';
import { searchRows, searchTextOf, sortRows } from './matching-rows.ts';
import { signColumns, type Sign } from '../testing/signs-table.tsx';

const sign = (title: string, priority: number | null = 0): Sign => ({ id: 1, title, priority });
const titles = (rows: readonly Sign[]) => rows.map(({ title }) => title);

describe('sortRows', () => {
  it('compares the numbers within text by value', () => {
    const rows = [sign('Sign 10'), sign('Sign 2'), sign('Sign 1')];

    expect(titles(sortRows(rows, 'title', signColumns))).toEqual(['Sign 1', 'Sign 2', 'Sign 10']);
  });

  it.each(['priority', '-priority'])('puts rows without a value last when sorting by %s', (sort) => {
    const rows = [sign('none', null), sign('low', 1), sign('high', 20)];

    expect(titles(sortRows(rows, sort, signColumns)).at(-1)).toBe('none');
  });

  it('does not change the order for an unknown column', () => {
    const rows = [sign('b'), sign('a')];

    expect(sortRows(rows, 'gone', signColumns)).toBe(rows);
  });
});

describe('searchRows', () => {
  const rows = [sign('Wedding Neon', 7), sign('Neon Logo', 12), sign('शादी', 3)];
  const found = (q: string) => titles(searchRows(rows, q, searchTextOf(signColumns)));

  it.each([
    ['any case', 'wEDDING', ['Wedding Neon']],
    ['words in any order', 'neon wedding', ['Wedding Neon']],
    ['numbers', '12', ['Neon Logo']],
    ['Hindi', 'शादी', ['शादी']],
    ['only blanks', '  ', ['Wedding Neon', 'Neon Logo', 'शादी']],
  ])('finds rows by %s', (_, q, expected) => {
    expect(found(q)).toEqual(expected);
  });

  it('finds a letter of Hindi that the keyboard writes as one character', () => {
    const composed = [sign('\u091C\u093Cिंदगी')];

    expect(searchRows(composed, '\u095Bिंदगी', searchTextOf(signColumns))).toEqual(composed);
  });

  it('does not search a column that is not searchable', () => {
    const hidden = signColumns.map((column) => ({ ...column, searchable: column.key === 'title' }));

    expect(searchRows(rows, '12', searchTextOf(hidden))).toEqual([]);
  });
});
