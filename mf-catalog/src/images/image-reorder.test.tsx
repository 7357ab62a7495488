import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ListResponse, ProductImage } from '@lumora/shared-contract';
import { button, openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeImages } from '@lumora/shared-ui/testing/pictures.ts';
import { call, makeProduct } from '@lumora/shared-ui/testing/real-api.ts';
import { ImageManager } from './image-manager.tsx';

const network = useNetwork();

/** jsdom lays nothing out: here the images stand in one row of tiles, 100 px wide. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const tile = this.closest('li');
    const at = tile?.parentElement ? [...tile.parentElement.children].indexOf(tile) : 0;
    return new DOMRect(at * 100, 0, 100, 100);
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
  await screen.findByText('Image 1 is picked up, and over place 2 of 4.');
  await user.keyboard('{ArrowRight}');
  await screen.findByText('Image 1 is picked up, and over place 3 of 4.');
  await user.keyboard('[Space]');
}

async function pickUpFirst(user: UserEvent) {
  await user.click(await button('Move image 1'));
  await user.keyboard('[Space]');
  await screen.findByText('Image 1 is picked up, and over place 1 of 4.');
}

const savedOrder = async (productId: number) =>
  (await call<ListResponse<ProductImage>>('GET', `/admin/product-images/list/${productId}`)).data.map(({ id }) => id);

const updated = () =>
  network.calls.filter(({ path }) => path.includes('/update/')).map(({ path }) => Number(path.split('/').at(-1)));

const shownPriorities = () => screen.getAllByLabelText<HTMLInputElement>(/^Priority of/).map(({ value }) => value);

it('the arrow keys move an image; each gets its place as its priority, one call after the other', async () => {
  const { user, product, ids } = await openImages();
  const wanted = [ids[1], ids[2], ids[0], ids[3]];

  await moveFirstToThird(user);

  await waitFor(() => expect(shownPriorities()).toEqual(['0', '1', '2', '3']));
  expect(updated()).toEqual(wanted);
  expect(await savedOrder(product.id)).toEqual(wanted);
});

it('Escape leaves the image where it was', async () => {
  const { user } = await openImages();

  await pickUpFirst(user);
  await user.keyboard('{ArrowRight}{Escape}');

  expect(await screen.findByText('The move was cancelled. Image 1 is where it was.')).toBeInTheDocument();
  expect(updated()).toEqual([]);
});

it('a move that breaks off says how far it came, shows what is saved, and goes on by Retry', async () => {
  const { user, product, ids } = await openImages();
  network.refuse(`/update/${ids[0]}`, { status: 500, message: 'The database is asleep' });

  await moveFirstToThird(user);

  expect(await screen.findByText(/Of 4 images, the first 2 have their new place/)).toBeVisible();
  expect(shownPriorities()).toEqual(['0', '1', '9999', '9999']);

  network.admit(`/update/${ids[0]}`);
  await user.click(await button('Retry'));
  await waitFor(() => expect(shownPriorities()).toEqual(['0', '1', '2', '3']));
  expect(screen.queryByText(/have their new place/)).toBeNull();
  expect(await savedOrder(product.id)).toEqual([ids[1], ids[2], ids[0], ids[3]]);
});
