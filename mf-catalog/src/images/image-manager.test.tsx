import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ProductImage } from '@lumora/shared-contract/catalog';
import type { ListResponse } from '@lumora/shared-contract/http';
import { button, dialog, openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeImages, pngFile } from '@lumora/shared-ui/testing/pictures.ts';
import { call, makeProduct } from '@lumora/shared-ui/testing/real-api.ts';
import { ImageManager } from './image-manager.tsx';

const network = useNetwork();

/** Opens the images of a new product, one image for each priority. */
async function openImages(...priorities: number[]) {
  const product = await makeProduct();
  const images = await makeImages(product.id, priorities.length);
  for (const [index, { id }] of images.entries()) {
    await call('POST', `/admin/product-images/update/${id}`, { priority: priorities[index] });
  }
  const { user, router } = openPage(<ImageManager productId={product.id} productName={product.name} />);
  await screen.findByRole('list', { name: 'Images' });
  return { user, router, product, images, ids: images.map(({ id }) => id) };
}

const listSavedImages = async (productId: number) =>
  (await call<ListResponse<ProductImage>>('GET', `/admin/product-images/list/${productId}`)).data;

const displayedPriorities = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^Priority of/).map(({ value }) => Number(value));

const updatePaths = () => network.calls.filter(({ path }) => path.includes('/update/')).map(({ path }) => path);

describe('priority', () => {
  it.each([
    { saved: [2, 1, 0], order: [2, 1, 0], rule: 'shows the lowest priority first' },
    { saved: [9999, 9999, 5], order: [2, 0, 1], rule: 'shows images without a priority last' },
    { saved: [0, 0, 0], order: [0, 1, 2], rule: 'orders equal priorities by id' },
  ])('$rule: $saved', async ({ saved, order }) => {
    const { images } = await openImages(...saved);

    const sources = screen.getAllByRole('img').map((picture) => picture.getAttribute('src'));

    expect(sources).toEqual(order.map((index) => `/media/${images[index]?.image}/320.webp`));
  });

  it.each([
    { typed: '7{Enter}', value: '7', requests: 1, rule: 'saves a different number on Enter' },
    { typed: '7{Tab}', value: '7', requests: 1, rule: 'saves a different number on blur' },
    { typed: '7{Enter}{Tab}', value: '7', requests: 1, rule: 'saves once on Enter followed by blur' },
    { typed: '3{Enter}', value: '3', requests: 0, rule: 'does not save an unchanged number' },
    { typed: '03{Tab}', value: '3', requests: 0, rule: 'does not save an unchanged number with a leading zero' },
    { typed: '7{Escape}{Tab}', value: '3', requests: 0, rule: 'discards the edit on Escape' },
    { typed: '-1{Enter}', value: '-1', requests: 0, rule: 'rejects a negative number' },
    { typed: '1.5{Enter}', value: '1.5', requests: 0, rule: 'rejects a fraction' },
    { typed: 'x{Enter}', value: 'x', requests: 0, rule: 'rejects text that is not a number' },
  ])('$rule', async ({ typed, value, requests }) => {
    const { user } = await openImages(3);
    const field = screen.getByLabelText('Priority of image 1');

    await user.clear(field);
    await user.type(field, typed);

    await waitFor(() => expect(field).toHaveValue(value));
    await waitFor(() => expect(updatePaths()).toHaveLength(requests));
    expect(screen.queryAllByText('Updating priority...')).toHaveLength(requests);
  });

  it('preserves the edit and explains the error when saving fails', async () => {
    const { user } = await openImages(3);
    network.fail('/update/', { status: 500, message: 'The database is not available.' });
    const field = screen.getByLabelText('Priority of image 1');

    await user.clear(field);
    await user.type(field, '8{Enter}');

    expect(await screen.findAllByText('The database is not available.')).not.toHaveLength(0);
    expect(field).toHaveValue('8');
  });

  it('becomes 0…n−1 in the displayed order on Normalize', async () => {
    const { user, product, ids } = await openImages(40, 7, 9999);

    await user.click(await button('Normalize'));

    expect(await screen.findByText('Order normalized')).toBeVisible();
    expect(displayedPriorities()).toEqual([0, 1, 2]);
    expect((await listSavedImages(product.id)).map(({ id }) => id)).toEqual([ids[1], ids[0], ids[2]]);
    expect(updatePaths()).toEqual([ids[1], ids[0], ids[2]].map((id) => `/api/admin/product-images/update/${id}`));
  });
});

describe('alt text', () => {
  it('is saved on blur and replaces the name of the product', async () => {
    const { user, product } = await openImages(0);
    const picture = within(screen.getByRole('list', { name: 'Images' })).getByRole('img');
    expect(picture).toHaveAttribute('alt', product.name);

    await user.type(screen.getByLabelText('Alt text of image 1'), 'A pink heart{Tab}');

    await waitFor(() => expect(picture).toHaveAttribute('alt', 'A pink heart'));
    expect((await listSavedImages(product.id))[0]?.alt).toBe('A pink heart');
  });

  it('is saved on Enter, and has no line breaks', async () => {
    const { user, product } = await openImages(0);
    const field = screen.getByLabelText('Alt text of image 1');

    await user.click(field);
    await user.paste('A pink\nheart');
    await user.keyboard('{Enter}');

    await waitFor(async () => expect((await listSavedImages(product.id))[0]?.alt).toBe('A pink heart'));
    expect(field).toHaveValue('A pink heart');
  });

  it('is not left without a question when it could not be saved', async () => {
    const { user, router } = await openImages(0);
    network.fail('/update/', 'down');
    const field = screen.getByLabelText('Alt text of image 1');
    await user.type(field, 'A pink heart{Tab}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Network Error/));

    await router.navigate('/admin/products');
    await user.click(within(await dialog('Discard changes?')).getByRole('button', { name: 'Cancel' }));

    expect(field).toHaveValue('A pink heart');
  });

  it('is left without a question while it is being saved', async () => {
    const { user, router, product } = await openImages(0);
    const release = network.delay('/update/');
    await user.type(screen.getByLabelText('Alt text of image 1'), 'A pink heart{Tab}');

    await router.navigate('/admin/products');

    expect(await screen.findByText('Another page of the console')).toBeVisible();
    release();
    await waitFor(async () => expect((await listSavedImages(product.id))[0]?.alt).toBe('A pink heart'));
  });
});

describe('Replace', () => {
  it('uploads a new file and preserves the priority', async () => {
    const { user, product } = await openImages(4);
    const [before] = await listSavedImages(product.id);

    await user.upload(screen.getByLabelText('Picture in place of image 1'), pngFile('new.png'));

    expect(await screen.findByText('Image updated')).toBeVisible();
    const [after] = await listSavedImages(product.id);
    expect(after).toMatchObject({ id: before?.id, priority: 4 });
    expect(after?.image).not.toBe(before?.image);
  });

  it('rejects a file that is not an image, naming it', async () => {
    const { user } = await openImages(4);

    await user.upload(
      screen.getByLabelText('Picture in place of image 1'),
      new File(['x'], 'notes.png', { type: 'image/png' }),
    );

    expect(await screen.findByText(/“notes.png” is not a PNG/)).toBeVisible();
    expect(updatePaths()).toEqual([]);
  });
});

describe('Delete', () => {
  it('deletes the image after a confirmation', async () => {
    const { user, product } = await openImages(0, 1);

    await user.click(await button('Delete image 1'));
    const confirmation = await dialog('Delete image?');
    await user.click(within(confirmation).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Image deleted')).toBeVisible();
    expect(await listSavedImages(product.id)).toHaveLength(1);
    expect(displayedPriorities()).toEqual([1]);
    expect(
      network.calls.some(
        ({ method, path }) => method === 'DELETE' && /^\/api\/product-images\/delete\/\d+$/.test(path),
      ),
    ).toBe(true);
  });

  it('reports that another tab already deleted the image, and shows the empty state', async () => {
    const { user, ids } = await openImages(0);
    await call('DELETE', `/admin/product-images/delete/${ids[0]}`);

    await user.click(await button('Delete image 1'));
    await user.click(within(await dialog('Delete image?')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('This image does not exist any more.')).toBeVisible();
    expect(await screen.findByText('No images yet. Click Upload to add some.')).toBeVisible();
  });
});

it('explains why images failed to load, and loads them on Retry', async () => {
  const product = await makeProduct();
  network.fail('/product-images/list', { status: 500, message: 'The database is not available.' });
  const { user } = openPage(<ImageManager productId={product.id} productName={product.name} />);

  expect(await screen.findByText(/The database is not available/)).toBeVisible();
  network.passThrough('/product-images/list');
  await user.click(await button('Retry'));

  expect(await screen.findByText(/No images yet/)).toBeVisible();
});
