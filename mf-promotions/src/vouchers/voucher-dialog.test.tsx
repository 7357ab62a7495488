import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ListResponse } from '@lumora/shared-contract/http';
import type { Voucher } from '@lumora/shared-contract/promotions';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { button, choose, dialog, field, listChoices, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { call, makeCategory, makeProduct, unique } from '@lumora/shared-ui/testing/real-api.ts';
import { makeVoucher, readVoucher, uniqueCode } from '../testing/make-voucher.ts';
import { openVouchers } from '../testing/open-vouchers.tsx';

useNetwork();

const findByCode = async (code: string) =>
  (await call<ListResponse<Voucher>>('GET', `/admin/vouchers/list?q=${code}`)).data[0];

async function openForm() {
  const opened = openVouchers('?q=nothing');
  await opened.user.click(await button('Create voucher'));
  await dialog('Create voucher');
  return opened;
}

async function openEditDialog({ code }: Voucher) {
  const opened = openVouchers(`?q=${code}`);
  await opened.user.click(await button(`Edit ${code}`));
  await dialog(`Edit voucher ${code}`);
  return opened;
}

it('creates a capped percentage voucher for some products and categories', async () => {
  const [code, category, product] = [uniqueCode(), await makeCategory(), await makeProduct()];
  const { user } = await openForm();

  await fill({ Code: code.toLowerCase(), 'Amount in %': '12.5', 'Maximum discount in ₹': '1500', 'Usage limit': '50' });
  await choose(user, 'Only these categories', category.title);
  await choose(user, 'Only these products', product.name);
  await user.click(await button('Create'));

  expect(await screen.findByText('Voucher created')).toBeVisible();
  expect(await findByCode(code)).toMatchObject({
    code,
    kind: 'percent',
    amount: 12.5,
    max_discount: 1500,
    usage_limit: 50,
    per_customer_limit: null,
    products: [{ id: product.id }],
    categories: [{ id: category.id }],
    status: 'live',
  });
});

it('lists only the categories whose title contains the typed text', async () => {
  await makeCategory();
  const { title } = await makeCategory();
  const { user } = await openForm();

  const categories = await screen.findByRole('combobox', { name: 'Only these categories' });
  await listChoices(user, categories, title);

  expect(await screen.findAllByRole('option')).toEqual([screen.getByRole('option', { name: title })]);
  expect(categories).toHaveValue(title);
});

it('finds a category by a letter of Hindi that the keyboard writes as one character', async () => {
  const { title } = await makeCategory(unique('\u095Bरी'));
  const { user } = await openForm();

  const categories = await screen.findByRole('combobox', { name: 'Only these categories' });
  await listChoices(user, categories, title.replace('\u091C\u093C', '\u095B'));

  expect(await screen.findAllByRole('option')).toEqual([screen.getByRole('option', { name: title })]);
});

it('previews the total of a cart while the rule is edited', async () => {
  await openForm();
  const preview = within(screen.getByRole('region', { name: 'Preview' }));

  expect(preview.queryByText(/You save/)).toBeNull();
  await fill({ Code: 'glow20', 'Amount in %': '20' });
  expect(preview.getByText('GLOW20 takes ₹1,000 off.')).toBeVisible();
  await fill({ 'Maximum discount in ₹': '750.50' });
  expect(preview.getByText('₹5,000 less ₹750.50 by your voucher')).toBeVisible();
  await fill({ 'Minimum order in ₹': '8000' });
  expect(preview.getByText('₹7,249.50')).toBeVisible();
  await fill({ 'Maximum discount in ₹': 'half', 'Minimum order in ₹': 'any' });
  expect(preview.getByText('₹5,000 less ₹1,000 by your voucher')).toBeVisible();
});

it.each(['100', 'half', '0'])(
  'creates a voucher of a fixed amount without the cap “%s” of a percentage',
  async (cap) => {
    const code = uniqueCode();
    const { user } = await openForm();

    await fill({ Code: code, 'Maximum discount in ₹': cap });
    await user.click(screen.getByRole('radio', { name: 'A sum in ₹' }));
    expect(screen.queryByLabelText('Maximum discount in ₹')).toBeNull();
    await fill({ 'Amount in ₹': '250' });
    await user.click(await button('Create'));

    expect(await screen.findByText('Voucher created')).toBeVisible();
    expect(await findByCode(code)).toMatchObject({ kind: 'fixed', amount: 250, max_discount: null });
  },
);

it('shows validation errors beside the fields', async () => {
  const { user } = await openForm();

  await fill({ Code: 'ढ', 'Amount in %': '101' });
  await user.click(await button('Create'));

  expect(await screen.findByText('At most 100 percent')).toBeVisible();
  expect(await field('Code')).toHaveValue('ढ');
});

it('rejects the code of another voucher regardless of case', async () => {
  const { code } = await makeVoucher();
  const { user } = await openForm();

  await fill({ Code: code.toLowerCase(), 'Amount in %': '10' });
  await user.click(await button('Create'));

  const form = within(await dialog('Create voucher'));
  expect(await form.findByText(/already|taken|exists/i)).toBeVisible();
});

it('removes one product from the scope and preserves the others', async () => {
  const [one, two] = [await makeProduct(), await makeProduct()];
  const voucher = await makeVoucher({ product_ids: [one.id, two.id] });
  const { user } = await openEditDialog(voucher);

  await user.click(await screen.findByRole('combobox', { name: 'Only these products' }));
  await user.keyboard('{Backspace}');
  await user.click(await button('Save changes'));

  expect(await screen.findByText('Voucher updated')).toBeVisible();
  expect((await readVoucher(voucher.id)).products).toHaveLength(1);
});

it('preserves the edits after a conflict and saves them after Reload', async () => {
  const voucher = await makeVoucher();
  const { user } = await openEditDialog(voucher);
  await fill({ 'Minimum order in ₹': '700' });
  await call('POST', `/admin/vouchers/update/${voucher.id}`, { code: voucher.code, kind: 'percent', amount: 33 });

  await user.click(await button('Save changes'));
  await user.click(await button('Reload'));
  expect(await screen.findByText('Loaded what is saved now. What you typed is kept.')).toBeVisible();
  await user.click(await button('Save changes'));

  expect(await screen.findByText('Voucher updated')).toBeVisible();
  expect(await readVoucher(voucher.id)).toMatchObject({ min_order: 700, amount: 33 });
});
