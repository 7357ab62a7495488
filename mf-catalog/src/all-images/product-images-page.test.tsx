import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ProductImage } from '@lumora/shared-contract/catalog';
import type { ListResponse } from '@lumora/shared-contract/http';
import { button, dialog, field, filterBy, openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeImages, pngFile } from '@lumora/shared-ui/testing/pictures.ts';
import { call, makeProduct } from '@lumora/shared-ui/testing/real-api.ts';
import { ProductImagesPage } from './product-images-page.tsx';

const network = useNetwork();

/** Opens the page with a search for a new product that has `count` images. */
async function openImagesOf(count: number, options?: Parameters<typeof openPage>[1]) {
  const product = await makeProduct();
  await makeImages(product.id, count);
  const at = `/admin/product-images?q=${encodeURIComponent(product.name)}`;
  return { ...openPage(<ProductImagesPage />, { path: '/admin/product-images', at, ...options }), product };
}

const listSavedImages = async (productId: number) =>
  (await call<ListResponse<ProductImage>>('GET', `/admin/product-images/list/${productId}`)).data;

it('shows the images of all products, each with its product, and marks those without alt text', async () => {
  const { product } = await openImagesOf(1);

  const imageRow = await row(product.name);

  expect(screen.getByRole('heading', { name: 'Product Images' })).toBeVisible();
  expect(screen.getByText('Create, update and manage product images.')).toBeVisible();
  expect(within(imageRow).getByRole('link', { name: product.name })).toHaveAttribute(
    'href',
    `/admin/products/${product.id}/edit?tab=media`,
  );
  expect(within(imageRow).getByText('No alt text')).toBeVisible();
});

it('shows the name of a product beside the first of its images only, and the views beside the others', async () => {
  const product = await makeProduct();
  const [, second] = await makeImages(product.id, 2);
  await call('POST', `/admin/product-images/update/${second?.id}`, { alt: 'Close-up: A neon moon' });
  openPage(<ProductImagesPage />, {
    path: '/admin/product-images',
    at: `/admin/product-images?product_id=${product.id}`,
  });

  const rows = await screen.findAllByRole('row', { name: (name) => name.includes(product.name) });
  const [first = document.body, following = document.body] = rows;

  expect(within(first).getByRole('link', { name: product.name })).toBeVisible();
  expect(within(following).queryByRole('link')).toBeNull();
  expect(within(following).getByText('Close-up')).toBeVisible();
});

it('states the position of the only image of a product', async () => {
  const { product } = await openImagesOf(1);

  expect(await row(product.name)).toHaveTextContent('1 of 1Cover');
});

it('marks the cover of a product, which is its first image, and shows the position of the others', async () => {
  const { product } = await openImagesOf(2);

  const [cover, second] = await screen.findAllByRole('row', { name: (name) => name.includes(product.name) });

  expect(cover).toHaveTextContent('1 of 2Cover');
  expect(second).toHaveTextContent('2 of 2');
});

it('has the complete alt text of an image beside the name of its product', async () => {
  const product = await makeProduct();
  const [, second] = await makeImages(product.id, 2);
  const alt = 'From the side: A neon moon, in pink and blue';
  await call('POST', `/admin/product-images/update/${second?.id}`, { alt });

  openPage(<ProductImagesPage />, {
    path: '/admin/product-images',
    at: `/admin/product-images?product_id=${product.id}`,
  });

  expect(await screen.findByRole('gridcell', { name: alt })).toHaveTextContent(alt);
  expect(screen.getByRole('gridcell', { name: 'No alt text' })).toBeVisible();
  expect(screen.getByRole('gridcell', { name: product.name })).toBeVisible();
});

it('shows sizes and dates of images only on request', async () => {
  const { product } = await openImagesOf(1);

  await row(product.name);

  expect(screen.getByRole('columnheader', { name: 'Alt text' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /^(Size|Created)$/ })).toBeNull();
});

it('requests the page, order and search that the URL states', async () => {
  openPage(<ProductImagesPage />, {
    path: '/admin/product-images',
    at: '/admin/product-images?page=2&page_size=5&sort=-priority&q=neon',
  });

  const requestedQueries = () =>
    network.calls.map(({ path }) => Object.fromEntries(new URL(path, 'http://api').searchParams));
  await waitFor(() =>
    expect(requestedQueries()).toContainEqual({ page: '2', page_size: '5', sort: '-priority', q: 'neon' }),
  );
});

it('filters by missing alt text beside the product of the URL, which the chip names', async () => {
  const product = await makeProduct();
  const [first] = await makeImages(product.id, 2);
  await call('POST', `/admin/product-images/update/${first?.id}`, { alt: 'A pink heart' });
  const path = '/admin/product-images';
  const { user, router } = openPage(<ProductImagesPage />, { path, at: `${path}?product_id=${product.id}` });
  await screen.findByText('1–2 of 2');

  await filterBy(user, 'Alt text', 'Missing');

  expect(await screen.findByText('1–1 of 1')).toBeVisible();
  expect(await button(`Remove filter Product: ${product.name}`)).toBeVisible();
  expect(await button('Remove filter Alt text: Missing')).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get('has_alt')).toBe('false');
});

it('saves a new alt text and priority', async () => {
  const { user, product } = await openImagesOf(1);
  await row(product.name);

  await user.click(await button(`Edit ${product.name}`));
  await user.type(await field('Alt text'), 'A pink heart');
  await user.clear(await field('Priority'));
  await user.type(await field('Priority'), '4');
  await user.click(await button('Save changes'));

  expect(await screen.findByText('Image updated')).toBeVisible();
  expect(await listSavedImages(product.id)).toMatchObject([{ alt: 'A pink heart', priority: 4 }]);
  expect(await screen.findByText('A pink heart')).toBeVisible();
});

it.each([
  ['alt text', 'Alt text', 'A pink heart', { alt: 'A pink heart', priority: 8 }],
  ['priority', 'Priority', '4', { alt: 'A blue moon', priority: 4 }],
])('saves a new %s without undoing another change of the image', async (_field, label, text, expected) => {
  const { user, product } = await openImagesOf(1);
  await row(product.name);
  await user.click(await button(`Edit ${product.name}`));
  const [image] = await listSavedImages(product.id);
  await call('POST', `/admin/product-images/update/${image?.id}`, { alt: 'A blue moon', priority: 8 });

  await user.clear(await field(label));
  await user.type(await field(label), text);
  await user.click(await button('Save changes'));

  expect(await screen.findByText('Image updated')).toBeVisible();
  expect(await listSavedImages(product.id)).toMatchObject([expected]);
});

it('replaces the file of an image', async () => {
  const { user, product } = await openImagesOf(1);
  const [before] = await listSavedImages(product.id);
  await row(product.name);

  await user.click(await button(`Edit ${product.name}`));
  await user.upload(await field('Picture'), pngFile('new.png'));
  await user.click(await button('Save changes'));

  await screen.findByText('Image updated');
  expect((await listSavedImages(product.id))[0]?.image).not.toBe(before?.image);
});

it('leads from an image to the tab where its product gets more', async () => {
  const { user, product } = await openImagesOf(1);
  await row(product.name);

  await user.click(await button(`More actions for ${product.name}`));

  expect(await screen.findByRole('menuitem', { name: 'Add images' })).toHaveAttribute(
    'href',
    `/admin/products/${product.id}/edit?tab=media`,
  );
});

it('leads from Add images to the Media tab of the chosen product', async () => {
  const { user, router, product } = await openImagesOf(1);
  await user.click(await button('Add images'));

  await user.type(await field('Product'), product.name);
  await user.click(await screen.findByRole('option', { name: product.name }));

  expect(router.state.location.pathname).toBe(`/admin/products/${product.id}/edit`);
  expect(router.state.location.search).toBe('?tab=media');
});

it('deletes an image after a confirmation', async () => {
  const { user, product } = await openImagesOf(1);
  await row(product.name);

  await user.click(await button(`Delete ${product.name}`));
  await user.click(within(await dialog('Delete image?')).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Image deleted')).toBeVisible();
  expect(await listSavedImages(product.id)).toEqual([]);
});

it('offers no action to a user who has only products.view', async () => {
  const { product } = await openImagesOf(1, { may: ['products.view'] });

  await row(product.name);

  expect(screen.queryByRole('button', { name: /^(Edit|Delete|Add) / })).toBeNull();
});
