import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { button, chooseIn, dialog, field, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeImages, pngFile } from '@lumora/shared-ui/testing/pictures.ts';
import { makeAttribute } from '@lumora/shared-ui/testing/real-api.ts';
import {
  changeElsewhere,
  makeProductWithSizes,
  openVariants,
  pick,
  fetchVariants,
} from '../../testing/open-variants.tsx';

const network = useNetwork();

describe('adding', () => {
  it('sends empty prices and stock as 0, and starts a clean form', async () => {
    const { product, size } = await makeProductWithSizes();
    const { user } = openVariants(product);
    await pick(user, 1, size.title, '16x18');

    await user.click(await button('Create Variant'));

    expect(await screen.findByText('Variant created')).toBeVisible();
    expect(await screen.findByTitle(`${size.title}: 16x18`)).toBeVisible();
    expect(await fetchVariants(product)).toMatchObject([
      { purchase_price: 0, show_price: 0, selling_price: 0, stock: 0, is_active: 1 },
    ]);
    expect(await screen.findByRole('heading', { name: 'Add Variant' })).toBeVisible();
    expect(await screen.findByRole('combobox', { name: 'Attribute' })).toHaveValue('');
  });

  it('warns about a selling price above the show price, and saves it', async () => {
    const { product, size } = await makeProductWithSizes();
    const { user } = openVariants(product);
    await pick(user, 1, size.title, '16x18');
    const warning = 'Above the show price, so shoppers see no discount.';

    await fill({ 'Show price': '500', 'Selling price': '500' });
    expect(await field('Selling price')).not.toHaveAccessibleDescription(warning);
    await fill({ 'Selling price': '501' });
    expect(await field('Selling price')).toHaveAccessibleDescription(warning);
    await user.click(await button('Create Variant'));

    expect(await screen.findByText('Variant created')).toBeVisible();
    expect(await fetchVariants(product)).toMatchObject([{ show_price: 500, selling_price: 501 }]);
  });

  it('focuses the first field after each saved variant', async () => {
    const { product, size } = await makeProductWithSizes();
    const { user } = openVariants(product);
    for (const value of ['16x18', '9x9']) {
      await pick(user, 1, size.title, value);
      await user.click(await button('Create Variant'));
      await screen.findByTitle(`${size.title}: ${value}`);

      await waitFor(async () => expect(await field('Purchase price')).toHaveFocus());
    }
  });

  it('sends prices, images and complete pairs, shows the discount, and omits a pair without a value', async () => {
    const { product, size } = await makeProductWithSizes();
    const colour = await makeAttribute(['Pink']);
    const { user } = openVariants(product);
    await fill({ 'Show price': '999.5', 'Selling price': '749.5' });
    expect(await field('Discount %')).toHaveValue('25');
    await user.upload(await field('Images'), [pngFile('front.png'), pngFile('side.png')]);
    await pick(user, 1, size.title, '9x9');
    await user.click(await button('Add attribute'));
    const second = within(await screen.findByRole('group', { name: 'Attribute 2' }));
    await chooseIn(user, second.getByRole('combobox', { name: 'Attribute' }), colour.title);

    await user.click(await button('Create Variant'));

    expect(await screen.findByText('Variant created')).toBeVisible();
    const [created] = await fetchVariants(product);
    expect(created).toMatchObject({ show_price: 999.5, selling_price: 749.5, discount_percent: 25 });
    expect(created?.variant_attributes.map(({ value }) => value.title)).toEqual(['9x9']);
    expect(created?.variant_images).toHaveLength(2);
  });

  it('shows an error at the picker for an existing combination and preserves the values', async () => {
    const { product, size } = await makeProductWithSizes(['16x18']);
    const { user } = openVariants(product);
    await user.type(await field('Stock'), '7');
    await pick(user, 1, size.title, '16x18');

    await user.click(await button('Create Variant'));

    const picker = screen.getByRole('group', { name: 'Attributes' });
    await waitFor(() =>
      expect(picker).toHaveAccessibleDescription('This product already has a variant with these values.'),
    );
    expect(await field('Stock')).toHaveValue('7');
    expect(within(picker).getByRole('combobox', { name: 'Value' })).toHaveValue('16x18');
  });

  it('preserves the values when the network fails, and saves them on a second try', async () => {
    const { product, size } = await makeProductWithSizes();
    const { user } = openVariants(product);
    await user.type(await field('Stock'), '7');
    await pick(user, 1, size.title, '16x18');
    network.fail('/store', 'down');
    await user.click(await button('Create Variant'));
    expect((await screen.findAllByText(/^Network Error\. Check your connection/))[0]).toBeVisible();

    network.passThrough('/store');
    await user.click(await button('Create Variant'));

    expect(await screen.findByText('Variant created')).toBeVisible();
    expect(await fetchVariants(product)).toMatchObject([{ stock: 7 }]);
  });

  it('rejects a file of 6 MB and one that is not an image by name, and adds the others', async () => {
    const { product } = await makeProductWithSizes();
    const { user } = openVariants(product);
    const huge = new File([new Uint8Array(6 * 1024 * 1024)], 'huge.png', { type: 'image/png' });
    const disguised = new File(['<svg/>'], 'logo.png', { type: 'image/png' });

    await user.upload(await field('Images'), [huge, disguised, pngFile('good.png')]);

    expect(await screen.findByText(/“huge.png” is 6 MB.*“logo.png” is not a PNG, JPG or WEBP/)).toBeVisible();
    expect(await button('Remove good.png')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove huge.png' })).toBeNull();
  });
});

describe('editing', () => {
  it('fills the form, saves, and returns to an empty Add Variant form', async () => {
    const { product, variants } = await makeProductWithSizes(['16x18'], { selling_price: 899, stock: 4 });
    const { user } = openVariants(product);
    await user.click(await button(new RegExp(`^Edit ${variants[0]?.sku}`)));
    await screen.findByRole('heading', { name: 'Edit Variant' });
    expect(await field('Selling price')).toHaveValue('899');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Value' })).toHaveValue('16x18'));

    await user.clear(await field('Stock'));
    await user.type(await field('Stock'), '9');
    await user.click(await button('Update Variant'));

    expect(await screen.findByText('Variant updated')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Add Variant' })).toBeVisible();
    expect(await field('Stock')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(await fetchVariants(product)).toMatchObject([{ sku: variants[0]?.sku, selling_price: 899, stock: 9 }]);
  });

  it('asks before another variant replaces unsaved values', async () => {
    const { product, variants } = await makeProductWithSizes(['16x18', '9x9'], { stock: 4 });
    const { user } = openVariants(product);
    await user.click(await button(new RegExp(`^Edit ${variants[0]?.sku}`)));
    await user.type(await field('Stock'), '2');

    await user.click(await button(new RegExp(`^Edit ${variants[1]?.sku}`)));
    await user.click(within(await dialog('Discard changes?')).getByRole('button', { name: 'Cancel' }));
    expect(await field('Stock')).toHaveValue('42');

    await user.click(await button(new RegExp(`^Edit ${variants[1]?.sku}`)));
    await user.click(within(await dialog('Discard changes?')).getByRole('button', { name: 'Discard' }));
    await waitFor(async () => expect(await field('Stock')).toHaveValue('4'));
  });

  it('leaves the form of another variant open when a late save ends', async () => {
    const { product, variants } = await makeProductWithSizes(['16x18', '9x9'], { stock: 4 });
    const { user } = openVariants(product);
    await user.click(await button(new RegExp(`^Edit ${variants[0]?.sku}`)));
    await user.type(await field('Stock'), '2');
    const release = network.delay('/update/');
    await user.click(await button('Update Variant'));
    await user.click(await button(new RegExp(`^Edit ${variants[1]?.sku}`)));
    await user.click(within(await dialog('Discard changes?')).getByRole('button', { name: 'Discard' }));
    await waitFor(async () => expect(await field('Stock')).toHaveValue('4'));
    await user.type(await field('Stock'), '7');

    release();

    expect(await screen.findByText('Variant updated')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Edit Variant' })).toBeVisible();
    expect(await field('Stock')).toHaveValue('47');
  });

  it('takes images from those of the product', async () => {
    const { product, variants } = await makeProductWithSizes(['16x18']);
    const [first, second] = await makeImages(product.id, 2);
    const { user } = openVariants(product);
    await user.click(await button(new RegExp(`^Edit ${variants[0]?.sku}`)));

    await user.click(await button('Use image 2 of the product'));
    expect(screen.queryByRole('button', { name: 'Use image 2 of the product' })).toBeNull();
    await user.click(await button('Update Variant'));

    expect(await screen.findByText('Variant updated')).toBeVisible();
    expect(await fetchVariants(product)).toMatchObject([{ image_hashes: [second?.image] }]);
    expect(first?.image).not.toBe(second?.image);
  });

  it('preserves the edits after a conflict and saves them after a reload', async () => {
    const { product, variants } = await makeProductWithSizes(['16x18'], { stock: 4 });
    const { user } = openVariants(product);
    await user.click(await button(new RegExp(`^Edit ${variants[0]?.sku}`)));
    await user.type(await field('Selling price'), '5');
    if (variants[0]) await changeElsewhere(variants[0], { stock: 1 });

    await user.click(await button('Update Variant'));
    await user.click(await button('Reload'));
    expect(await screen.findByText(/Loaded what is saved now/)).toBeVisible();
    expect(await field('Stock')).toHaveValue('1');
    await user.click(await button('Update Variant'));

    expect(await screen.findByText('Variant updated')).toBeVisible();
    expect(await fetchVariants(product)).toMatchObject([{ stock: 1, selling_price: 5 }]);
  });

  it('asks before leaving the page with unsaved values', async () => {
    const { product } = await makeProductWithSizes();
    const { user, router } = openVariants(product);
    await user.type(await field('Stock'), '7');

    await router.navigate('/admin/products');
    await user.click(within(await dialog('Discard changes?')).getByRole('button', { name: 'Cancel' }));

    expect(await field('Stock')).toHaveValue('7');
  });
});
