import { beforeEach, describe, expect, it, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSigns, signColumns, signs, SignsTable } from './testing/signs-table.tsx';

beforeEach(() => localStorage.clear());

const bodyRows = () => screen.getAllByRole('row').slice(1);
const firstCells = () => bodyRows().map((row) => within(row).getAllByRole('gridcell')[0]?.textContent);
const header = (name: string) => screen.getByRole('columnheader', { name });

describe('search', () => {
  it('shows the rows that contain all words', async () => {
    renderSigns({ rows: signs(12).map((sign) => ({ ...sign, priority: null })) });

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search table…' }), 'sign 11');

    expect(await screen.findByText('1–1 of 1')).toBeVisible();
    expect(firstCells()).toEqual(['Sign 11']);
  });

  it('shows a message when nothing is found, and all rows again on Esc', async () => {
    renderSigns();
    const box = screen.getByRole('searchbox');

    await userEvent.type(box, 'zzz');
    expect(await screen.findByText('No results found. Try adjusting your search.')).toBeVisible();

    await userEvent.type(box, '{Escape}');
    expect(await screen.findByText('1–10 of 12')).toBeVisible();
  });

  it('goes to the first page when the user searches', async () => {
    renderSigns();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));

    await userEvent.type(screen.getByRole('searchbox'), 'sign');

    expect(await screen.findByText('1–10 of 12')).toBeVisible();
  });
});

describe('sorting', () => {
  it('cycles from ascending to descending to the original order', async () => {
    renderSigns({ rows: signs(3) });

    await userEvent.click(header('Priority'));
    expect(header('Priority')).toHaveAttribute('aria-sort', 'ascending');
    expect(firstCells()).toEqual(['Sign 3', 'Sign 2', 'Sign 1']);

    await userEvent.click(header('Priority'));
    expect(header('Priority')).toHaveAttribute('aria-sort', 'descending');

    await userEvent.click(header('Priority'));
    expect(header('Priority')).not.toHaveAttribute('aria-sort');
  });

  it('does not sort by a column that is not sortable', async () => {
    renderSigns({ columns: signColumns.map((column) => ({ ...column, sortable: false })) });

    await userEvent.click(header('Title'));

    expect(header('Title')).not.toHaveAttribute('aria-sort');
  });
});

describe('paging', () => {
  it('shows ten rows on the first page and the others on the last page', async () => {
    renderSigns();
    expect(bodyRows()).toHaveLength(10);

    await userEvent.click(screen.getByRole('button', { name: 'Last page' }));

    expect(screen.getByText('11–12 of 12')).toBeVisible();
    expect(firstCells()).toEqual(['Sign 11', 'Sign 12']);
  });

  it('keeps the focus on a page button that has no further page', async () => {
    renderSigns();
    const next = screen.getByRole('button', { name: 'Next page' });

    await userEvent.dblClick(next);

    expect(screen.getByText('11–12 of 12')).toBeVisible();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    // a browser removes the focus from a button with the attribute `disabled`
    expect(next).toBeEnabled();
    expect(next).toHaveFocus();
  });

  it('has no buttons while all rows fit on one page, and still announces their number', () => {
    const { rerender } = renderSigns({ rows: signs(10) });
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('1–10 of 10');

    rerender(<SignsTable rows={signs(11)} />);

    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    expect(screen.getByRole('status')).toBe(status);
    expect(status).toHaveTextContent('1–10 of 11');
  });

  it('offers page sizes of 5, 10, 20, 50 and 100 rows and stays at the page of the first visible row', async () => {
    renderSigns();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));

    await userEvent.click(screen.getByRole('button', { name: 'Rows per page: 10' }));
    const sizes = await screen.findAllByRole('menuitemradio');
    expect(sizes.map(({ textContent }) => textContent)).toEqual(['5', '10', '20', '50', '100']);
    await userEvent.click(screen.getByRole('menuitemradio', { name: '5' }));

    expect(screen.getByText('11–12 of 12')).toBeVisible();
  });

  it('goes to the previous page when the last row of the last page is deleted', async () => {
    const { rerender } = renderSigns({ rows: signs(11) });
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('11–11 of 11')).toBeVisible();

    rerender(<SignsTable rows={signs(10)} />);

    expect(screen.getByText('1–10 of 10')).toBeVisible();
  });
});

describe('view', () => {
  it('hides a column and keeps it hidden after a reload', async () => {
    const { unmount } = renderSigns();

    await userEvent.click(screen.getByRole('button', { name: 'Toggle Columns' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Priority' }));
    expect(screen.getByRole('menuitemcheckbox', { name: 'Title' })).toHaveAttribute('aria-disabled', 'true');
    unmount();
    renderSigns();

    expect(screen.queryByRole('columnheader', { name: 'Priority' })).toBeNull();
  });

  it('shows the columns of the URL, but does not store them', async () => {
    const { unmount } = renderSigns({ at: '/?columns=title' });
    expect(screen.queryByRole('columnheader', { name: 'Priority' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Density' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Compact' }));
    unmount();
    renderSigns();

    expect(screen.getByRole('columnheader', { name: 'Priority' })).toBeVisible();
  });

  it('shows a column that is hidden by default when the user enables it', async () => {
    renderSigns({ columns: signColumns.map((column) => ({ ...column, isHiddenAtFirst: column.key === 'priority' })) });
    expect(screen.queryByRole('columnheader', { name: 'Priority' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Toggle Columns' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Priority' }));
    await userEvent.keyboard('{Escape}');

    expect(await screen.findByRole('columnheader', { name: 'Priority' })).toBeVisible();
  });

  it.each([
    ['Compact', '36px'],
    ['Normal', '44px'],
    ['Spacious', '56px'],
  ])('gives %s rows a height of %s, also after a reload', async (name, height) => {
    const { unmount } = renderSigns();

    await userEvent.click(screen.getByRole('button', { name: 'Density' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name }));
    unmount();
    renderSigns();

    expect(screen.getByRole('grid').style.gridTemplateRows).toContain(height);
  });

  it('gives rows with a column of three lines a height of 72px', () => {
    renderSigns({ columns: signColumns.map((column) => ({ ...column, lines: column.key === 'title' ? 3 : 2 })) });

    expect(screen.getByRole('grid').style.gridTemplateRows).toContain('72px');
  });

  it.each(['{', '7', '{"density":"Tiny","hidden":"title"}'])('ignores the invalid stored view %s', (stored) => {
    localStorage.setItem('lumora-table:signs', stored);

    renderSigns();

    expect(header('Title')).toBeVisible();
    expect(screen.getByRole('grid').style.gridTemplateRows).toContain('44px');
  });

  it('applies a change of the view from another tab', () => {
    renderSigns();

    localStorage.setItem('lumora-table:signs', '{"density":"Normal","hidden":["priority"]}');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'lumora-table:signs' }));
    });

    expect(screen.queryByRole('columnheader', { name: 'Priority' })).toBeNull();
  });

  it('stores the view of each table separately', async () => {
    localStorage.setItem('lumora-table:other', '{"hidden":["title"]}');

    renderSigns();

    expect(header('Title')).toBeVisible();
  });
});

test('The table reloads the rows on Refresh', async () => {
  const onRefresh = jest.fn();
  renderSigns({ onRefresh });

  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));

  expect(onRefresh).toHaveBeenCalledTimes(1);
});
