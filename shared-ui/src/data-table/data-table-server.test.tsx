import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ServerPaging } from './data-table-props.ts';
import { renderSigns, signs, SignsTable, type Sign } from './testing/signs-table.tsx';
import { defaultTableQuery, type TableQuery } from './query/table-query.ts';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const onQueryChange = jest.fn<(query: TableQuery) => void>();
const server = (overrides: Partial<ServerPaging<Sign>> = {}): ServerPaging<Sign> => ({
  total: 95,
  query: { ...defaultTableQuery, page: 3 },
  onQueryChange,
  loadAll: () => Promise.resolve([]),
  ...overrides,
});

test('The table shows the rows of the server unchanged', () => {
  renderSigns({ rows: signs(10), server: server() });

  expect(screen.getByText('21–30 of 95')).toBeVisible();
  expect(screen.getByText('Sign 10')).toBeVisible();
});

test('The table groups the digits of the numbers of its rows', () => {
  const query = { ...defaultTableQuery, page: 10_000 };

  renderSigns({ rows: signs(10), server: server({ total: 100_000, query }) });

  expect(screen.getByText('99,991–1,00,000 of 1,00,000')).toBeVisible();
});

test('The table reports the search 250 ms after the last key, with the first page', () => {
  renderSigns({ rows: signs(10), server: server() });
  const box = screen.getByRole('searchbox');
  onQueryChange.mockClear();

  fireEvent.change(box, { target: { value: 'we' } });
  act(() => jest.advanceTimersByTime(249));
  fireEvent.change(box, { target: { value: 'wedding' } });
  act(() => jest.advanceTimersByTime(249));
  expect(onQueryChange).not.toHaveBeenCalled();
  expect(box).toHaveValue('wedding');

  act(() => jest.advanceTimersByTime(1));
  expect(onQueryChange.mock.calls).toEqual([[{ ...defaultTableQuery, q: 'wedding', page: 1 }]]);
});

test('The table keeps characters that are typed before the page updates the query, and searches for them', () => {
  const { rerender } = renderSigns({ rows: signs(10), server: server() });
  const box = screen.getByRole('searchbox');
  fireEvent.change(box, { target: { value: 'we' } });
  act(() => jest.advanceTimersByTime(250));
  expect(box).toHaveValue('we');
  fireEvent.change(box, { target: { value: 'wed' } });

  rerender(<SignsTable rows={signs(10)} server={server({ query: { ...defaultTableQuery, q: 'we' } })} />);
  expect(box).toHaveValue('wed');
  act(() => jest.advanceTimersByTime(250));

  expect(onQueryChange).toHaveBeenLastCalledWith({ ...defaultTableQuery, q: 'wed' });
});

test('The table clears the search box when the page clears the query', () => {
  const { rerender } = renderSigns({ rows: signs(10), server: server() });
  const box = screen.getByRole('searchbox');
  fireEvent.change(box, { target: { value: 'we' } });
  act(() => jest.advanceTimersByTime(250));
  rerender(<SignsTable rows={signs(10)} server={server({ query: { ...defaultTableQuery, q: 'we' } })} />);

  rerender(<SignsTable rows={signs(10)} server={server()} />);

  expect(box).toHaveValue('');
});

test('The table reports the sort order when the user clicks a header', () => {
  renderSigns({ rows: signs(10), server: server({ query: { ...defaultTableQuery, sort: 'title' } }) });

  fireEvent.click(screen.getByRole('columnheader', { name: 'Title' }));

  expect(onQueryChange).toHaveBeenLastCalledWith({ ...defaultTableQuery, sort: '-title' });
});

test('The table goes to the last page when the current page no longer exists', () => {
  renderSigns({ rows: [], server: server({ total: 12 }) });

  expect(onQueryChange).toHaveBeenLastCalledWith({ ...defaultTableQuery, page: 2 });
});

test('The table shows “No results found” instead of the empty state when a search matches nothing', () => {
  renderSigns({ rows: [], server: server({ total: 0, query: { ...defaultTableQuery, q: 'zzz' } }) });

  expect(screen.getByText('No results found. Try adjusting your search.')).toBeVisible();
});
