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

it('names the first values of each attribute, and finds it by all of them', async () => {
  const titles = [
    '16x18',
    '26x23',
    '36x42',
    '48x48',
    '60x24',
    '72x36',
    '84x40',
    '96x48',
    '108x54',
    '120x60',
    '144x72',
    '6x6',
  ];
  api.rows['attributes-values'] = titles.map((title, index) => ({
    id: index + 1,
    title,
    attribute_id: 1,
    attribute_title: 'Size',
    created_at: '2026-11-20T08:00:00Z',
    updated_at: 'monday',
  }));
  openPage(AttributesPage, { search: '?q=6x6' });

  expect(within(await row('Size')).getByText(/16x18, 26x23, .*120x60 \+2 more/)).toBeVisible();
});

it('does not request the values for a user who may not see them', async () => {
  openPage(AttributesPage, { may: ['attributes.view'] });

  expect(within(await row('Size')).getByText('7')).toBeVisible();
  expect(api.calls.map(({ path }) => path)).toEqual(['/admin/attributes/list?counts=true']);
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
