import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ListResponse } from '@lumora/shared-contract/http';
import type { GalleryPicture } from '@lumora/shared-contract/promotions';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { button, choose, dialog, field, openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeImages, pngFile } from '@lumora/shared-ui/testing/pictures.ts';
import { call, makeProduct, unique } from '@lumora/shared-ui/testing/real-api.ts';
import { searchRows, makeGalleryPicture } from '../testing/make-promotion.ts';
import { GalleryPage } from './gallery-page.tsx';

const network = useNetwork();
const path = '/admin/gallery';

const listSaved = async () => (await call<ListResponse<GalleryPicture>>('GET', `${path}/list`)).data;

beforeEach(async () => {
  for (const { id } of await listSaved()) await call('DELETE', `${path}/delete/${id}`);
});

function openGallery(may?: string[]) {
  return openPage(<GalleryPage />, { path, ...(may && { may }) });
}

const findSaved = async (search: string) => (await searchRows<GalleryPicture>('gallery', search))[0];

it('previews a picture with the texts of its product and creates it', async () => {
  const product = await makeProduct({ is_active: true, short_description: 'In two colours' });
  const [image] = await makeImages(product.id, 1);
  const { user } = openGallery();
  await user.click(await button('Create gallery picture'));
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));

  await choose(user, 'Product', product.name);
  expect(await preview.findByText(`${product.name} – In two colours`)).toBeVisible();
  expect(preview.getByRole('presentation')).toHaveAttribute('src', `/media/${image?.image}/1280.webp`);
  await user.click(await button('Create'));

  expect(await screen.findByRole('listitem', { name: `1. ${product.name}` })).toBeVisible();
  expect(await findSaved(product.name)).toMatchObject({ product: { id: product.id }, caption: '', own_image: null });
});

it('saves an own image, caption and alt text', async () => {
  const product = await makeProduct({ is_active: true });
  const caption = unique('At a café in Pune');
  const { user } = openGallery();
  await user.click(await button('Create gallery picture'));

  await choose(user, 'Product', product.name);
  await fill({ Caption: caption, 'Alt text': 'A neon cup' });
  await user.upload(await field('Image'), pngFile('cup.png'));
  await user.click(await button('Create'));

  expect(await screen.findByText('Gallery picture created')).toBeVisible();
  expect(await findSaved(caption)).toMatchObject({ alt: 'A neon cup', own_image: expect.stringMatching(/^[\da-f]+$/) });
});

it('rejects a picture without a product beside the field, without a request', async () => {
  const { user } = openGallery();
  await user.click(await button('Create gallery picture'));

  await user.click(await button('Create'));

  await waitFor(async () => expect(await field('Product')).toHaveAccessibleDescription('Choose a product'));
  expect(network.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('reloads a picture that another user changed and preserves the edited caption', async () => {
  const picture = await makeGalleryPicture();
  const { user } = openGallery();
  const edit = await button(`Edit ${picture.product.name}`);
  await call('POST', `${path}/update/${picture.id}`, { product_id: picture.product.id, priority: 7 });
  await user.click(edit);
  await user.type(await field('Caption'), 'Mine');

  await user.click(await button('Save changes'));
  await user.click(await button('Reload'));
  await waitFor(async () => expect(await field('Priority')).toHaveValue('7'));
  await user.click(await button('Save changes'));

  await waitFor(async () => expect(await findSaved('Mine')).toMatchObject({ id: picture.id, priority: 7 }));
});

it('explains which products fill up the gallery and why a live picture is hidden', async () => {
  const { name } = (await makeGalleryPicture({ is_active: true })).product;
  const bare = await makeProduct({ is_active: true });
  await call('POST', `${path}/store`, { product_id: bare.id, is_active: true });
  openGallery();

  expect(await screen.findByText(/it adds the oldest 5 products without a gallery picture/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toEqual([screen.getByRole('listitem', { name: `1. ${name}` })]);
  expect(within(await row(bare.name)).getByText('Not shown: the product has no picture')).toBeVisible();
  expect(screen.queryByRole('row', { name: (text) => text.includes(name) })).toBeNull();
});

it('deletes a picture after a confirmation that names it', async () => {
  const { caption } = await makeGalleryPicture({ caption: unique('At home') });
  const { user } = openGallery();

  await user.click(await button(`Delete ${caption}`));
  const confirmation = await dialog(`Delete "${caption}"?`);
  await user.click(within(confirmation).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Gallery picture deleted')).toBeVisible();
  expect(await findSaved(caption)).toBeUndefined();
});

it('shows the pictures read-only to a user who has only gallery.view', async () => {
  const { product } = await makeGalleryPicture({ is_active: true });
  openGallery(['gallery.view']);

  expect(await screen.findByRole('listitem', { name: `1. ${product.name}` })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Duplicate|Delete|Move|More)/ })).toBeNull();
});

it('counts the pictures on the page and the others, and moves the focus to the table of these', async () => {
  await makeGalleryPicture({ is_active: true });
  await makeGalleryPicture();
  const { user } = openGallery();
  const order = within(await screen.findByRole('region', { name: 'On the Gallery page now' }));
  expect(order.getByText('1 shown', { exact: false })).toBeVisible();

  await user.click(order.getByRole('button', { name: '1 not on the page' }));

  expect(screen.getByRole('heading', { name: 'Not on the page' })).toHaveFocus();

  await user.type(screen.getByPlaceholderText('Search table…'), 'nothing');

  expect(await screen.findByRole('heading', { name: 'Matching pictures' })).toBeVisible();
  expect(order.getByText('1 not on the page', { exact: false })).toBeVisible();
  expect(order.queryByRole('button', { name: /not on the page$/ })).toBeNull();
});

it('links to no table while all pictures are on the page', async () => {
  await makeGalleryPicture({ is_active: true });
  openGallery();

  expect(await screen.findByText('1 shown')).toBeVisible();
  expect(screen.queryByRole('button', { name: /not on the page$/ })).toBeNull();
});

it('edits a picture of the order, and switches it off by its menu', async () => {
  const { product } = await makeGalleryPicture({ is_active: true });
  const { user } = openGallery();

  await user.click(await button(`Edit ${product.name}`));
  await dialog('Edit gallery picture');
  await user.click(await button('Cancel'));
  await user.click(await button(`More actions for ${product.name}`));
  await user.click(await screen.findByRole('menuitem', { name: 'Switch off' }));

  expect(within(await row(product.name)).getByText('Draft')).toBeVisible();
  expect(screen.queryByRole('listitem', { name: `1. ${product.name}` })).toBeNull();
});

it('lists all pictures that match a search, also by the name of their product, below the order', async () => {
  const { product } = await makeGalleryPicture({ is_active: true, caption: unique('At home') });
  await makeGalleryPicture();
  openPage(<GalleryPage />, { path, at: `${path}?q=${encodeURIComponent(product.name)}` });

  expect(within(await row('At home')).getByText('Live')).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'Matching pictures' })).toBeVisible();
  expect(screen.getByRole('listitem', { name: /^1\. At home/ })).toBeVisible();
});

it('keeps the order above the search box while the user types', async () => {
  const { product } = await makeGalleryPicture({ is_active: true });
  const { user } = openGallery();
  const tile = await screen.findByRole('listitem', { name: `1. ${product.name}` });

  await user.type(screen.getByRole('searchbox'), product.name);

  expect(await row(product.name)).toBeVisible();
  expect(tile).toBeVisible();
});

describe('the order of the pictures', () => {
  /** jsdom has no layout: this mock places the tiles in one row, each 100 px wide. */
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const tile = this.closest('li');
      const index = tile?.parentElement ? [...tile.parentElement.children].indexOf(tile) : 0;
      return new DOMRect(index * 100, 0, 100, 100);
    });
  });
  afterEach(() => void jest.restoreAllMocks());

  /** Opens the order of three live pictures, with a draft after the first. */
  async function openOrder() {
    await makeGalleryPicture({ caption: 'One', priority: 0, is_active: true });
    await makeGalleryPicture({ caption: 'Draft', priority: 1 });
    await makeGalleryPicture({ caption: 'Two', priority: 2, is_active: true });
    await makeGalleryPicture({ caption: 'Three', priority: 3, is_active: true });
    const { user } = openGallery();
    await screen.findByRole('list', { name: 'Pictures in their order' });
    return user;
  }

  async function moveFirstToLast(user: UserEvent) {
    await user.click(await button('Move One'));
    await user.keyboard('[Space]');
    await screen.findByText('Picture 1 is picked up, and over position 1 of 3.');
    await user.keyboard('{ArrowRight}');
    await screen.findByText('Picture 1 is picked up, and over position 2 of 3.');
    await user.keyboard('{ArrowRight}');
    await screen.findByText('Picture 1 is picked up, and over position 3 of 3.');
    await user.keyboard('[Space]');
  }

  const tiles = () => screen.getAllByRole('listitem').map((tile) => tile.getAttribute('aria-label'));

  it('changes by arrow keys, and a draft retains its position', async () => {
    const user = await openOrder();
    expect(tiles()).toEqual(['1. One', '2. Two', '3. Three']);

    await moveFirstToLast(user);

    expect(await screen.findByText('Order saved')).toBeVisible();
    expect(tiles()).toEqual(['1. Two', '2. Three', '3. One']);
    expect((await listSaved()).map(({ caption }) => caption)).toEqual(['Two', 'Draft', 'Three', 'One']);
  });

  it('returns to the saved order with an error when saving fails', async () => {
    const user = await openOrder();
    network.fail('/gallery/order', { status: 500, message: 'The database is not available.' });

    await moveFirstToLast(user);

    expect(await screen.findByText('The database is not available.')).toBeVisible();
    await waitFor(() => expect(tiles()).toEqual(['1. One', '2. Two', '3. Three']));
  });

  it('loads on Retry after a failure', async () => {
    await makeGalleryPicture({ caption: 'One', is_active: true });
    network.fail('/gallery/list', { status: 500, message: 'The database is not available.' });
    const { user } = openGallery();
    await screen.findByText('The database is not available.');

    network.passThrough('/gallery/list');
    await user.click(await button('Retry'));

    expect(await screen.findByRole('listitem', { name: '1. One' })).toBeVisible();
  });
});
