import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { button, openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeImages, pngFile } from '@lumora/shared-ui/testing/pictures.ts';
import { makeProduct } from '@lumora/shared-ui/testing/real-api.ts';
import { ImageManager } from './image-manager.tsx';

const network = useNetwork();

async function openManager() {
  const product = await makeProduct();
  const opened = openPage(<ImageManager productId={product.id} productName={product.name} />);
  return { ...opened, product };
}

const fileInput = () => screen.findByLabelText<HTMLInputElement>('Images to upload');
const listedImages = () => within(screen.getByRole('list', { name: 'Images' })).getAllByRole('listitem');
const uploadRequestCount = () => network.calls.filter(({ path }) => path.endsWith('/store')).length;

it('shows instructions for a product without images', async () => {
  await openManager();

  expect(await screen.findByText('No images yet. Click Upload to add some.')).toBeVisible();
  expect(screen.getByText('PNG, JPG or WEBP, maximum 5MB each')).toBeVisible();
  expect(screen.getByText(/lowest priority appears first/)).toBeVisible();
  expect(await fileInput()).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp');
  expect(await fileInput()).toHaveAttribute('multiple');
});

it('shows eight placeholder tiles while the images load', async () => {
  const release = network.delay('/product-images/list');
  await openManager();

  const tiles = await screen.findByRole('status', { name: 'Loading images' });

  expect(tiles.children).toHaveLength(8);
  release();
  await screen.findByText(/No images yet/);
});

it('uploads each file in its own request and rejects a file of 6 MB by name without a request', async () => {
  const { user } = await openManager();
  const huge = new File([new Uint8Array(6 * 1024 * 1024)], 'huge.png', { type: 'image/png' });

  await user.upload(await fileInput(), [pngFile('a.png'), pngFile('b.png'), huge, pngFile('c.png'), pngFile('d.png')]);

  await waitFor(() => expect(listedImages()).toHaveLength(4));
  expect(await screen.findByText('Images uploaded')).toBeVisible();
  expect(screen.getAllByText('Images uploaded')).toHaveLength(1);
  expect(screen.getByText(/“huge.png” is 6 MB. Choose an image of at most 5 MB./)).toBeVisible();
  expect(uploadRequestCount()).toBe(4);
});

it('removes the rejected files of an earlier upload from the list at the next upload, but not the failed ones', async () => {
  const { user } = await openManager();
  const disguised = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' });
  network.fail('/product-images/store', 'down');
  await user.upload(await fileInput(), [disguised, pngFile('first.png')]);
  await button('Dismiss logo.png');
  await button('Retry first.png');

  network.passThrough('/product-images/store');
  await user.upload(await fileInput(), pngFile('second.png'));

  await waitFor(() => expect(listedImages()).toHaveLength(1));
  expect(screen.queryByText(/logo.png/)).toBeNull();
  expect(await button('Retry first.png')).toBeVisible();
});

it('validates a dropped file by its content, not by its name', async () => {
  await openManager();
  const disguised = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' });

  const hint = await screen.findByText('Drop images here, or choose them');
  fireEvent.drop(hint, { dataTransfer: { files: [disguised, pngFile('real.png')] } });

  await waitFor(() => expect(listedImages()).toHaveLength(1));
  expect(screen.getByText(/“logo.png” is not a PNG, JPG or WEBP image/)).toBeVisible();
});

it('shows a progress bar for each file during its upload', async () => {
  const { user } = await openManager();
  const release = network.delay('/product-images/store');

  await user.upload(await fileInput(), [pngFile('one.png'), pngFile('two.png')]);

  expect(await screen.findByText('Uploading…')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Upload of one.png' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Upload of two.png' })).toBeVisible();
  release();
  await waitFor(() => expect(screen.queryByText('Uploading…')).toBeNull());
});

it('lists the files that were not uploaded because the API stopped, and uploads each on Retry', async () => {
  const { user } = await openManager();
  await user.upload(await fileInput(), pngFile('first.png'));
  await waitFor(() => expect(listedImages()).toHaveLength(1));
  network.fail('/product-images/store', 'down');

  await user.upload(await fileInput(), [pngFile('second.png'), pngFile('third.png')]);
  const retry = await button('Retry second.png');
  await button('Retry third.png');

  expect(listedImages()).toHaveLength(1);
  expect(screen.getByRole('progressbar', { name: 'Upload of third.png' })).toBeVisible();
  expect(screen.getAllByText(/^Network Error\. Check your connection/).length).toBeGreaterThan(0);

  network.passThrough('/product-images/store');
  await user.click(retry);
  await waitFor(() => expect(listedImages()).toHaveLength(2));
  await user.click(await button('Retry third.png'));
  await waitFor(() => expect(listedImages()).toHaveLength(3));
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
});

it('shows the error message of the server for a failed file', async () => {
  const { user } = await openManager();
  network.fail('/product-images/store', { status: 500, message: 'The disk is full' });

  await user.upload(await fileInput(), pngFile('sign.png'));

  const row = await screen.findByRole('list', { name: 'Uploads' });
  await waitFor(() => expect(within(row).getByText('The disk is full')).toBeVisible());
});

it('shows the images read-only to a user who has only products.view', async () => {
  const { id, name } = await makeProduct();
  await makeImages(id, 1);
  openPage(<ImageManager productId={id} productName={name} />, { may: ['products.view'] });

  await screen.findByRole('button', { name: 'Look at image 1' });

  expect(screen.getByText('You can view these images but not change them.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Delete|Replace|Move|Normalize/ })).toBeNull();
  expect(screen.getByLabelText('Priority of image 1')).toHaveAttribute('readonly');
});

it('replaces an image and ignores a second file until the first is saved', async () => {
  const product = await makeProduct();
  const [before] = await makeImages(product.id, 1);
  const { user } = openPage(<ImageManager productId={product.id} productName={product.name} />);
  const replaceInput = await screen.findByLabelText('Picture in place of image 1');
  const imageSrc = () => screen.getByRole('img', { name: product.name }).getAttribute('src');
  expect(imageSrc()).toContain(before?.image);
  const release = network.delay('/update/');

  await user.upload(replaceInput, pngFile('new.png'));
  await screen.findByRole('progressbar', { name: 'Uploading…' });
  await user.upload(replaceInput, pngFile('newer.png'));
  release();

  expect(await screen.findByText('Image updated')).toBeVisible();
  await waitFor(() => expect(imageSrc()).not.toContain(before?.image));
  expect(network.calls.filter(({ path }) => path.includes('/update/'))).toHaveLength(1);
});

it('omits the upload instructions for a user without products.update', async () => {
  const product = await makeProduct();
  openPage(<ImageManager productId={product.id} productName={product.name} />, { may: ['products.view'] });

  expect(await screen.findByText('No images yet.')).toBeVisible();
});
