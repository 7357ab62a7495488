import { beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { button, dialog, field, openPage, row, useFakeApi } from '../testing/open-page.tsx';
import { AttributesPage } from './attributes-page.tsx';

const api = useFakeApi();
const counts = { value_count: 7, variant_count: 612 };

beforeEach(() => {
  api.rows['attributes'] = [
    { id: 1, title: 'Size', ...counts, created_at: '2026-11-20T08:00:00Z', updated_at: 'monday' },
  ];
});

it('creates an attribute on Enter', async () => {
  const user = openPage(AttributesPage);

  await user.click(await button('Create attribute'));
  await user.type(await field('Title'), 'Colour{Enter}');

  expect(await screen.findByText('Attribute created')).toBeVisible();
  expect(await row('Colour')).toBeVisible();
  expect(api.changes).toEqual([{ method: 'POST', path: '/admin/attributes/store', body: { title: 'Colour' } }]);
});

it('shows how many values and variants each attribute has, with a link to the values', async () => {
  openPage(AttributesPage);

  const size = within(await row('Size'));

  expect(size.getByRole('link', { name: '7' })).toHaveAttribute('href', '/admin/attribute-values?attribute_id=1');
  expect(size.getByText('612')).toBeVisible();
});

it('takes search and sorting from the URL', async () => {
  const made = { ...counts, created_at: '2026-11-20T08:00:00Z', updated_at: 'monday' };
  api.rows['attributes'] = ['Colour', 'Backboard', 'Size'].map((title, index) => ({ id: index + 1, title, ...made }));
  openPage(AttributesPage, { search: '?sort=-title&q=2026' });

  await row('Colour');

  expect(screen.getAllByRole('row').map((shown) => shown.textContent)).toEqual([
    expect.stringContaining('Title'),
    expect.stringContaining('Size'),
    expect.stringContaining('Colour'),
    expect.stringContaining('Backboard'),
  ]);
  expect(screen.getByRole('searchbox')).toHaveValue('2026');
});

it('rejects a title of blanks', async () => {
  const user = openPage(AttributesPage);

  await user.click(await button('Create attribute'));
  await user.type(await field('Title'), '   {Enter}');

  expect(await screen.findByText('Title is required')).toBeVisible();
  expect(api.changes).toEqual([]);
});

it('renames an attribute', async () => {
  const user = openPage(AttributesPage);

  await user.click(await button('Edit Size'));
  await user.type(await field('Title'), 's{Enter}');

  expect(await screen.findByText('Attribute updated')).toBeVisible();
  expect(api.changes[0]).toMatchObject({
    path: '/admin/attributes/update/1',
    body: { title: 'Sizes', updated_at: 'monday' },
  });
});

it('names the attribute in the confirmation and deletes it', async () => {
  const user = openPage(AttributesPage);

  await user.click(await button('Delete Size'));
  expect(within(await dialog('Delete attribute')).getByText('Delete "Size"?')).toBeVisible();
  await user.click(await button('Delete'));

  expect(await screen.findByText('Attribute deleted')).toBeVisible();
});
