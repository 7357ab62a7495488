import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ProductImage } from '@lumora/shared-contract/catalog';
import type { ListResponse } from '@lumora/shared-contract/http';
import { button, openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeImages } from '@lumora/shared-ui/testing/pictures.ts';
import { call, makeProduct } from '@lumora/shared-ui/testing/real-api.ts';
import { ImageManager } from './image-manager.tsx';

const network = useNetwork();

/** jsdom has no layout: this mock places the tiles in one row, each 100 px wide. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const tile = this.closest('li');
    const index = tile?.parentElement ? [...tile.parentElement.children].indexOf(tile) : 0;
    return new DOMRect(index * 100, 0, 100, 100);
  });
});
afterEach(() => void jest.restoreAllMocks());

async function openImages() {
  const product = await makeProduct();
  const ids = (await makeImages(product.id, 4)).map(({ id }) => id);
  const { user } = openPage(<ImageManager productId={product.id} productName={product.name} />);
  await screen.findByRole('list', { name: 'Images' });
  return { user, product, ids };
}

async function moveFirstToThird(user: UserEvent) {
  await pickUpFirst(user);
  await user.keyboard('{ArrowRight}');
  await screen.findByText('Image 1 is picked up, and over position 2 of 4.');
  await user.keyboard('{ArrowRight}');
  await screen.findByText('Image 1 is picked up, and over position 3 of 4.');
  await user.keyboard('[Space]');
}

async function pickUpFirst(user: UserEvent) {
  await user.click(await button('Move image 1'));
  await user.keyboard('[Space]');
  await screen.findByText('Image 1 is picked up, and over position 1 of 4.');
}

const fetchSavedOrder = async (productId: number) =>
  (await call<ListResponse<ProductImage>>('GET', `/admin/product-images/list/${productId}`)).data.map(({ id }) => id);

const updatedIds = () =>
  network.calls.filter(({ path }) => path.includes('/update/')).map(({ path }) => Number(path.split('/').at(-1)));

const displayedPriorities = () => screen.getAllByLabelText<HTMLInputElement>(/^Priority of/).map(({ value }) => value);

it('moves an image by arrow keys and saves each position as priority, in sequence', async () => {
  const { user, product, ids } = await openImages();
  const newOrder = [ids[1], ids[2], ids[0], ids[3]];

  await moveFirstToThird(user);

  await waitFor(() => expect(displayedPriorities()).toEqual(['0', '1', '2', '3']));
  expect(updatedIds()).toEqual(newOrder);
  expect(await fetchSavedOrder(product.id)).toEqual(newOrder);
});

it('cancels the move on Escape', async () => {
  const { user } = await openImages();

  await pickUpFirst(user);
  await user.keyboard('{ArrowRight}{Escape}');

  expect(await screen.findByText('The move was cancelled. Image 1 is where it was.')).toBeInTheDocument();
  expect(updatedIds()).toEqual([]);
});

it('reports how many positions were saved when a request fails, and resumes on Retry', async () => {
  const { user, product, ids } = await openImages();
  network.fail(`/update/${ids[0]}`, { status: 500, message: 'The database is not available.' });

  await moveFirstToThird(user);

  expect(await screen.findByText(/Of 4 images, the first 2 have their new place/)).toBeVisible();
  expect(displayedPriorities()).toEqual(['0', '0', '1', '3']);

  network.passThrough(`/update/${ids[0]}`);
  await user.click(await button('Retry'));
  await waitFor(() => expect(displayedPriorities()).toEqual(['0', '1', '2', '3']));
  expect(screen.queryByText(/have their new place/)).toBeNull();
  expect(await fetchSavedOrder(product.id)).toEqual([ids[1], ids[2], ids[0], ids[3]]);
});
