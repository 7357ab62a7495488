import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ListResponse, ProductImage } from '@lumora/shared-contract';
import { button, dialog, openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeImages, pngFile } from '@lumora/shared-ui/testing/pictures.ts';
import { call, makeProduct } from '@lumora/shared-ui/testing/real-api.ts';
import { ImageManager } from './image-manager.tsx';

const network = useNetwork();

/** Opens the images of a new product, which have these priorities. */
async function openImages(...priorities: number[]) {
  const product = await makeProduct();
  const images = await makeImages(product.id, priorities.length);
  for (const [at, { id }] of images.entries()) {
    await call('POST', `/admin/product-images/update/${id}`, { priority: priorities[at] });
  }
  const { user } = openPage(<ImageManager productId={product.id} productName={product.name} />);
  await screen.findByRole('list', { name: 'Images' });
  return { user, product, images, ids: images.map(({ id }) => id) };
}

const savedImages = async (productId: number) =>
  (await call<ListResponse<ProductImage>>('GET', `/admin/product-images/list/${productId}`)).data;

const shownPriorities = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^Priority of/).map(({ value }) => Number(value));

const updates = () => network.calls.filter(({ path }) => path.includes('/update/')).map(({ path }) => path);

describe('priority', () => {
  it.each([
    { saved: [2, 1, 0], order: [2, 1, 0], rule: 'the lowest comes first' },
    { saved: [9999, 9999, 5], order: [2, 0, 1], rule: 'what was given none stands last' },
    { saved: [0, 0, 0], order: [0, 1, 2], rule: 'equals stand by their id' },
  ])('$rule: $saved', async ({ saved, order }) => {
    const { images } = await openImages(...saved);

    const shown = screen.getAllByRole('img').map((picture) => picture.getAttribute('src'));

    expect(shown).toEqual(order.map((at) => `/media/${images[at]?.image}/320.webp`));
  });

  it.each([
    { typed: '7{Enter}', left: '7', sent: 1, rule: 'Enter saves another number' },
    { typed: '7{Tab}', left: '7', sent: 1, rule: 'leaving the field saves another number' },
    { typed: '7{Enter}{Tab}', left: '7', sent: 1, rule: 'Enter and leaving save once' },
    { typed: '3{Enter}', left: '3', sent: 0, rule: 'the same number is not saved' },
    { typed: '03{Tab}', left: '3', sent: 0, rule: 'the same number written otherwise is not saved' },
    { typed: '7{Escape}{Tab}', left: '3', sent: 0, rule: 'Escape takes back what was typed' },
    { typed: '-1{Enter}', left: '-1', sent: 0, rule: 'a number below 0 is refused' },
    { typed: '1.5{Enter}', left: '1.5', sent: 0, rule: 'a broken number is refused' },
    { typed: 'x{Enter}', left: 'x', sent: 0, rule: 'what is no number is refused' },
  ])('$rule', async ({ typed, left, sent }) => {
    const { user } = await openImages(3);
    const field = screen.getByLabelText('Priority of image 1');

    await user.clear(field);
    await user.type(field, typed);

    await waitFor(() => expect(field).toHaveValue(left));
    await waitFor(() => expect(updates()).toHaveLength(sent));
    expect(screen.queryAllByText('Updating priority...')).toHaveLength(sent);
  });

  it('that cannot be saved keeps what was typed, and says why', async () => {
    const { user } = await openImages(3);
    network.refuse('/update/', { status: 500, message: 'The database is asleep' });
    const field = screen.getByLabelText('Priority of image 1');

    await user.clear(field);
    await user.type(field, '8{Enter}');

    expect(await screen.findAllByText('The database is asleep')).not.toHaveLength(0);
    expect(field).toHaveValue('8');
  });

  it('is made 0…n−1 by Normalize, in the order that is shown', async () => {
    const { user, product, ids } = await openImages(40, 7, 9999);

    await user.click(await button('Normalize'));

    expect(await screen.findByText('Order normalized')).toBeVisible();
    expect(shownPriorities()).toEqual([0, 1, 2]);
    expect((await savedImages(product.id)).map(({ id }) => id)).toEqual([ids[1], ids[0], ids[2]]);
    expect(updates()).toEqual([ids[1], ids[0], ids[2]].map((id) => `/api/admin/product-images/update/${id}`));
  });
});

describe('alt text', () => {
  it('is saved when the field is left, and stands in for the name of the product', async () => {
    const { user, product } = await openImages(0);
    const picture = within(screen.getByRole('list', { name: 'Images' })).getByRole('img');
    expect(picture).toHaveAttribute('alt', product.name);

    await user.type(screen.getByLabelText('Alt text of image 1'), 'A pink heart{Tab}');

    await waitFor(() => expect(picture).toHaveAttribute('alt', 'A pink heart'));
    expect((await savedImages(product.id))[0]?.alt).toBe('A pink heart');
  });
});

describe('another picture', () => {
  it('takes the place of one, whose priority and words stay', async () => {
    const { user, product } = await openImages(4);
    const [before] = await savedImages(product.id);

    await user.upload(screen.getByLabelText('Picture in place of image 1'), pngFile('new.png'));

    expect(await screen.findByText('Image updated')).toBeVisible();
    const [after] = await savedImages(product.id);
    expect(after).toMatchObject({ id: before?.id, priority: 4 });
    expect(after?.image).not.toBe(before?.image);
  });

  it('that is none is refused by its name', async () => {
    const { user } = await openImages(4);

    await user.upload(
      screen.getByLabelText('Picture in place of image 1'),
      new File(['x'], 'notes.png', { type: 'image/png' }),
    );

    expect(await screen.findByText(/“notes.png” is not a PNG/)).toBeVisible();
    expect(updates()).toEqual([]);
  });
});

describe('Delete', () => {
  it('asks first, then takes the image away', async () => {
    const { user, product } = await openImages(0, 1);

    await user.click(await button('Delete image 1'));
    const question = await dialog('Delete image?');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Image deleted')).toBeVisible();
    expect(await savedImages(product.id)).toHaveLength(1);
    expect(shownPriorities()).toEqual([1]);
    expect(
      network.calls.some(
        ({ method, path }) => method === 'DELETE' && /^\/api\/product-images\/delete\/\d+$/.test(path),
      ),
    ).toBe(true);
  });

  it('of the last image, which another tab has deleted, says so and shows that there is none', async () => {
    const { user, ids } = await openImages(0);
    await call('DELETE', `/admin/product-images/delete/${ids[0]}`);

    await user.click(await button('Delete image 1'));
    await user.click(within(await dialog('Delete image?')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('This image does not exist any more.')).toBeVisible();
    expect(await screen.findByText('No images yet. Click Upload to add some.')).toBeVisible();
  });
});

it('images that cannot be had say why, and can be asked for again', async () => {
  const product = await makeProduct();
  network.refuse('/product-images/list', { status: 500, message: 'The database is asleep' });
  const { user } = openPage(<ImageManager productId={product.id} productName={product.name} />);

  expect(await screen.findByText(/The database is asleep/)).toBeVisible();
  network.admit('/product-images/list');
  await user.click(await button('Retry'));

  expect(await screen.findByText(/No images yet/)).toBeVisible();
});
