import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultTableQuery } from './query/table-query.ts';
import { renderSigns, signs } from './testing/signs-table.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('The table shows the skeleton of the first load only after 300 ms', () => {
  jest.useFakeTimers();
  renderSigns({ rows: undefined });

  act(() => jest.advanceTimersByTime(299));
  expect(screen.queryByRole('row', { hidden: true })).toBeNull();

  act(() => jest.advanceTimersByTime(1));
  expect(screen.getAllByRole('row', { hidden: true }).length).toBeGreaterThan(5);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
});

test('The table offers Retry in place of the skeleton when the server does not respond for 8 s', () => {
  jest.useFakeTimers();
  const onRefresh = jest.fn();
  renderSigns({ rows: undefined, onRefresh });

  act(() => jest.advanceTimersByTime(8_000));
  expect(screen.getByRole('alert')).toHaveTextContent('The server does not respond.');
  act(() => screen.getByRole('button', { name: 'Retry' }).click());

  expect(onRefresh).toHaveBeenCalledTimes(1);
});

test('The table shows the error of a failed load with a Retry button', async () => {
  const onRefresh = jest.fn();
  renderSigns({ rows: undefined, error: 'Network Error', onRefresh });
  expect(screen.getByRole('alert')).toHaveTextContent('Network Error');

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(onRefresh).toHaveBeenCalledTimes(1);
});

test.each([
  ['that is not loaded', undefined, null],
  ['without rows that failed to load', [], 'Network Error'],
])('The table shows Offline for a list %s until the browser is online', (_, rows, error) => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderSigns({ rows, error });

  expect(screen.getByText('Offline')).toBeVisible();
  expect(screen.queryByText('No signs yet')).toBeNull();

  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('Offline')).toBeNull();
});

test('The table shows the empty state of a list that was loaded before the browser went offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderSigns({ rows: [] });

  expect(screen.getByText('No signs yet')).toBeVisible();
  expect(screen.queryByText('Offline')).toBeNull();
});

test('The table keeps its rows while the browser is offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderSigns({ rows: signs(2) });

  expect(screen.getByText('Sign 2')).toBeVisible();
  expect(screen.queryByText('Offline')).toBeNull();
});

test('The table keeps the earlier rows when a refresh fails', () => {
  renderSigns({ rows: signs(2), error: 'Network Error' });

  expect(screen.getByRole('alert')).toHaveTextContent('Network Error');
  expect(screen.getByText('Sign 2')).toBeVisible();
});

test('The table shows the empty state with its action, without a toolbar, when the list has no rows', () => {
  renderSigns({ rows: [] });

  expect(screen.getByText('No signs yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'New sign' })).toBeVisible();
  expect(screen.queryByText('No results found. Try adjusting your search.')).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
});

test('The table keeps its toolbar while a list that a search emptied is loaded again', async () => {
  const server = { total: 0, query: defaultTableQuery, onQueryChange: () => undefined, loadAll: async () => [] };
  renderSigns({ rows: [], server, isRefreshing: true });

  expect(screen.getByRole('searchbox')).toBeVisible();
});

test('The table keeps the focus in the search when a search without matches is cleared', async () => {
  const user = userEvent.setup();
  renderSigns();
  const search = screen.getByRole('searchbox');
  await user.type(search, 'no such sign');
  expect(await screen.findByText('No results found. Try adjusting your search.')).toBeVisible();

  await user.clear(search);

  expect(await screen.findByText('Sign 2')).toBeVisible();
  expect(search).toHaveFocus();
});
