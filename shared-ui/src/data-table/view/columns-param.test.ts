import { expect, it } from '@jest/globals';
import { formatColumns, parseColumns } from './columns-param.ts';

const columns = [{ key: 'image' }, { key: 'name' }, { key: 'created_at' }];

it('parses the visible columns to the hidden ones, and ignores unknown names', () => {
  expect(parseColumns('name,gone', columns)).toEqual(['image', 'created_at']);
});

it.each([null, '', 'gone'])('parses %p to no choice', (param) => {
  expect(parseColumns(param, columns)).toBeUndefined();
});

it('formats a choice in the order of the columns, and leaves out the choice of the first visit', () => {
  expect(formatColumns(['image'], columns, ['created_at'])).toBe('name,created_at');
  expect(formatColumns(['created_at', 'gone'], columns, ['created_at'])).toBeUndefined();
});
