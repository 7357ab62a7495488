import { beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { button, choose, dialog, field, openPage, row, useFakeApi } from '../testing/open-page.tsx';
import { AttributeValuesPage } from './attribute-values-page.tsx';

const api = useFakeApi();
const times = { created_at: '2026-11-20T08:00:00Z', updated_at: 'monday' };

beforeEach(() => {
  api.rows['attributes'] = [{ id: 1, title: 'Size', ...times }];
  api.rows['attributes-values'] = [
    { id: 5, title: '16x18', attribute_id: 1, attribute_title: 'Size', variant_count: 28, ...times },
    { id: 6, title: 'Loose', attribute_id: 2, attribute_title: '', variant_count: 0, ...times },
    { id: 7, title: 'Pink', attribute_id: 3, attribute_title: 'Colour', variant_count: 105, ...times },
  ];
});

it('shows the attribute of each row, and — for a row without one', async () => {
  openPage(AttributeValuesPage);

  expect(within(await row('16x18')).getByText('Size')).toBeVisible();
  expect(within(await row('Loose')).getByText('—')).toBeVisible();
});

it('shows how many variants have each value', async () => {
  openPage(AttributeValuesPage);

  expect(within(await row('Pink')).getByText('105')).toBeVisible();
});

it('shows the values of the attribute in the URL', async () => {
  openPage(AttributeValuesPage, { search: '?attribute_id=3' });

  expect(await row('Pink')).toBeVisible();
  expect(await button('Remove filter Attribute: Colour')).toBeVisible();
  expect(screen.queryByText('16x18')).toBeNull();
});

it('creates a value of one character under an attribute', async () => {
  const user = openPage(AttributeValuesPage);

  await user.click(await button('Create attribute value'));
  await choose(user, 'Attribute', 'Size');
  await user.type(await field('Title'), 'S{Enter}');

  expect(await screen.findByText('Attribute value created')).toBeVisible();
  expect(api.changes).toEqual([
    { method: 'POST', path: '/admin/attributes-values/store', body: { attribute_id: 1, title: 'S' } },
  ]);
});

it('rejects a value without an attribute, without a request', async () => {
  const user = openPage(AttributeValuesPage);

  await user.click(await button('Create attribute value'));
  await user.type(await field('Title'), 'S{Enter}');

  expect(await screen.findByText('Attribute is required')).toBeVisible();
  expect(api.changes).toEqual([]);
});

it('reports that the attributes failed to load', async () => {
  api.failWith('/admin/attributes/list', { status: 403, message: 'You may not see attributes' });
  const user = openPage(AttributeValuesPage);
  await user.click(await button('Create attribute value'));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The attributes could not be loaded.');
  expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
});

it('names the value in the confirmation and deletes it', async () => {
  const user = openPage(AttributeValuesPage);

  await user.click(await button('Delete 16x18'));
  expect(within(await dialog('Delete value')).getByText('Delete "16x18"?')).toBeVisible();
  await user.click(await button('Delete'));

  expect(await screen.findByText('Attribute value deleted')).toBeVisible();
});
