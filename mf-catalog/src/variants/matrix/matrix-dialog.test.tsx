import { expect, it, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { button, dialog, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeAttribute, makeVariant } from '@lumora/shared-ui/testing/real-api.ts';
import { formatMatrix } from '../form/variant-form-values.ts';
import { makeProductWithSizes, openVariants, fetchVariants } from '../../testing/open-variants.tsx';

const network = useNetwork();

it('creates nine variants from two attributes of three values, except those that exist already', async () => {
  const { product, size } = await makeProductWithSizes();
  const colour = await makeAttribute(['Pink', 'Blue', 'Red', 'Green']);
  const [pink] = colour.values;
  for (const value of size.values.slice(0, 2)) if (pink) await makeVariant(product.id, [value, pink], { stock: 1 });
  const { user } = openVariants(product);
  await user.click(await button('Generate matrix'));
  const form = within(await dialog('Generate matrix'));
  const values = async (title: string) => within(await form.findByRole('group', { name: title }));
  await user.click((await values(size.title)).getByLabelText('All'));
  for (const value of ['Pink', 'Blue', 'Red']) await user.click((await values(colour.title)).getByLabelText(value));
  expect(await form.findByText('9 variants: 3 × 3, 2 exist already')).toBeVisible();

  await user.type(form.getByLabelText('Selling price'), '899');
  await user.click(form.getByRole('button', { name: 'Create variants' }));

  expect(await screen.findByText('7 variants created, 2 existed already')).toBeVisible();
  const variants = await fetchVariants(product);
  expect(variants.filter(({ selling_price, stock }) => selling_price === 899 && stock === 0)).toHaveLength(7);
  expect(variants.filter(({ selling_price, stock }) => selling_price === 0 && stock === 1)).toHaveLength(2);
});

it('says that attribute values are missing', async () => {
  const { product } = await makeProductWithSizes();
  network.respond('/admin/attributes-values/list', { data: [] });
  const { user } = openVariants(product);

  await user.click(await button('Generate matrix'));

  const form = within(await dialog('Generate matrix'));
  expect(await form.findByText('No attribute values yet. Create them first.')).toBeVisible();
});

it('rejects more than 200 variants without a request', async () => {
  const { product } = await makeProductWithSizes();
  const titles = (count: number) => Array.from({ length: count }, (_none, index) => `Value ${index}`);
  const attributes = [await makeAttribute(titles(15)), await makeAttribute(titles(14))];
  const { user } = openVariants(product);
  await user.click(await button('Generate matrix'));
  const form = within(await dialog('Generate matrix'));
  for (const { title } of attributes) {
    await user.click(within(await form.findByRole('group', { name: title })).getByLabelText('All'));
  }

  await user.click(form.getByRole('button', { name: 'Create variants' }));

  expect(form.getByText('210 variants: 15 × 14')).toBeVisible();
  expect(await form.findByText('At most 200 variants in one step.')).toBeVisible();
  expect(network.calls.filter(({ path }) => path.endsWith('/generate'))).toEqual([]);
});

it('preserves the selection when the network fails', async () => {
  const { product, size } = await makeProductWithSizes();
  const { user } = openVariants(product);
  await user.click(await button('Generate matrix'));
  const form = within(await dialog('Generate matrix'));
  await user.click(within(await form.findByRole('group', { name: size.title })).getByLabelText('All'));
  network.fail('/generate', 'down');

  await user.click(form.getByRole('button', { name: 'Create variants' }));

  expect((await screen.findAllByText(/^Network Error\. Check your connection/))[0]).toBeVisible();
  expect(form.getByText('3 variants')).toBeVisible();
});

test('formatMatrix describes the number of selected combinations', () => {
  const choice = (attribute_id: number, count: number) => ({
    attribute_id,
    attribute_values: Array.from({ length: count }, (_none, index) => attribute_id * 100 + index),
  });

  expect(formatMatrix([], [])).toBeNull();
  expect(formatMatrix([choice(1, 1)], [])).toBe('1 variant');
  expect(formatMatrix([choice(1, 3)], [])).toBe('3 variants');
  expect(formatMatrix([choice(1, 3), choice(2, 3), choice(3, 2)], [])).toBe('18 variants: 3 × 3 × 2');
});
