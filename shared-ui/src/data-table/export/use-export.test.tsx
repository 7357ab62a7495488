import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSigns, signs, type Sign } from '../testing/signs-table.tsx';
import { defaultTableQuery, type TableQuery } from '../query/table-query.ts';

const saved: { name: string; content: Blob }[] = [];
let exportedBlob: Blob;

beforeEach(() => {
  localStorage.clear();
  saved.length = 0;
  // jsdom saves no files, so the test records the download link
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) exportedBlob = blob;
    return 'blob:csv';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: exportedBlob });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function exportCsv(): Promise<{ name: string; lines: string[] }> {
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [file] = saved;
  const text = new TextDecoder().decode(await file?.content.arrayBuffer());
  return { name: file?.name ?? '', lines: text.trim().split('\r\n') };
}

test('The table exports the rows of all pages as {tableId}.csv, without the actions column', async () => {
  renderSigns({ rows: signs(12), actions: (sign: Sign) => [{ label: 'Open', icon: 'O', href: String(sign.id) }] });

  const { name, lines } = await exportCsv();

  expect(name).toBe('signs.csv');
  expect(lines).toHaveLength(13);
  expect(lines.slice(0, 2)).toEqual(['"Title","Priority"', '"Sign 1","12"']);
});

test('The table exports only the matching rows, in their order, without hidden columns', async () => {
  localStorage.setItem('lumora-table:signs', '{"hidden":["priority"]}');
  renderSigns({ rows: signs(12) });
  await userEvent.click(screen.getByRole('columnheader', { name: 'Title' }));
  await userEvent.click(screen.getByRole('columnheader', { name: 'Title' }));
  await userEvent.type(screen.getByRole('searchbox'), 'sign 12');
  await screen.findByText('1–2 of 2');

  const { lines } = await exportCsv();

  expect(lines).toEqual(['"Title"', '"Sign 12"', '"Sign 1"']);
});

test('The table fetches all matching rows in server mode before the export', async () => {
  const loadAll = jest.fn((_query: TableQuery) => Promise.resolve(signs(40)));
  renderSigns({
    rows: signs(10),
    server: { total: 40, query: defaultTableQuery, onQueryChange: () => undefined, loadAll },
  });

  const { lines } = await exportCsv();

  expect(loadAll).toHaveBeenCalledWith(defaultTableQuery);
  expect(lines).toHaveLength(41);
});

test('The table saves the file unchanged when the server returns a CSV file', async () => {
  const file = new Blob(['"Title"\r\n"Sign 1"\r\n']);
  renderSigns({
    rows: signs(10),
    server: {
      total: 40,
      query: defaultTableQuery,
      onQueryChange: () => undefined,
      loadAll: () => Promise.resolve(file),
    },
  });

  const { name, lines } = await exportCsv();

  expect(name).toBe('signs.csv');
  expect(lines).toEqual(['"Title"', '"Sign 1"']);
});

test('Export CSV keeps the focus and ignores clicks while the rows are loaded', async () => {
  const loadAll = jest.fn(() => new Promise<Sign[]>(() => undefined));
  renderSigns({
    rows: signs(10),
    server: { total: 40, query: defaultTableQuery, onQueryChange: () => undefined, loadAll },
  });
  const button = screen.getByRole('button', { name: 'Export CSV' });

  await userEvent.dblClick(button);

  expect(loadAll).toHaveBeenCalledTimes(1);
  // a browser removes the focus from a button with the attribute `disabled`
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
});
