import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ListResponse } from '@lumora/shared-contract/http';
import type { ReviewRow, ShopReview } from '@lumora/shared-contract/reviews';
import { button, dialog, filterBy, openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeOrder } from '@lumora/shared-ui/testing/make-order.ts';
import { sendPictures } from '@lumora/shared-ui/testing/pictures.ts';
import { call, makeProduct, unique } from '@lumora/shared-ui/testing/real-api.ts';
import { fromRandomAddress, postReview } from '../testing/post-review.ts';
import { ReviewsPage } from './reviews-page.tsx';

const network = useNetwork();

/** Posts a review with a photo, by the buyer of a new product. Returns it as the list contains it. */
async function postReviewWithPhoto(): Promise<ReviewRow> {
  const { order, product } = await makeOrder();
  const fields = { name: unique('Asha'), rating: '5', comment: 'It glows.', order_reference: order.reference };
  await sendPictures(`/products/${product.id}/reviews`, fields, ['photo'], fromRandomAddress());
  const list = await call<ListResponse<ReviewRow>>('GET', `/admin/reviews/list?q=${encodeURIComponent(fields.name)}`);
  const [review] = list.data;
  if (!review) throw new Error('The review is not listed.');
  return review;
}

/** Opens the page with a search for a new product that has a review of each author. */
async function openReviewsOf(names: string[], { more = '', ...may }: { more?: string; may?: ['reviews.view'] } = {}) {
  const product = await makeProduct({ is_active: true });
  const authors = names.map(unique);
  for (const name of authors) await postReview(product.id, name);
  const at = `/admin/reviews?q=${encodeURIComponent(product.name)}${more}`;
  return { ...openPage(<ReviewsPage />, { path: '/admin/reviews', at, ...may }), product, authors };
}

const fetchState = async (name: string) =>
  (await call<ListResponse<ReviewRow>>('GET', `/admin/reviews/list?q=${encodeURIComponent(name)}`)).data[0]?.state;

it('shows a new review with its product and rating, its state and the button to approve it', async () => {
  const { product, authors } = await openReviewsOf(['Asha']);

  const reviewRow = await row(authors[0] ?? '');

  expect(within(reviewRow).getByRole('link', { name: product.name })).toHaveAttribute(
    'href',
    `/admin/products/${product.id}/edit`,
  );
  expect(within(reviewRow).getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  expect(within(reviewRow).getByText(`${authors[0]} says that it glows.`)).toBeVisible();
  const [status, rowActions] = within(reviewRow).getAllByRole('gridcell').slice(-2);
  expect(status).toHaveTextContent(/^Waiting$/);
  expect(within(rowActions ?? reviewRow).getByRole('button', { name: `Approve ${authors[0]}` })).toHaveTextContent(
    'Approve',
  );
  expect(screen.getByText(/ Those waiting come first\.$/)).toBeVisible();
});

it('approves a review, which the shop then lists', async () => {
  const { user, product, authors } = await openReviewsOf(['Asha']);

  await user.click(await button(`Approve ${authors[0]}`));

  expect(await screen.findByText('Review approved')).toBeVisible();
  expect(await within(await row(authors[0] ?? '')).findByText('Approved')).toBeVisible();
  const listPublicReviews = () => call<ListResponse<ShopReview>>('GET', `/products/${product.id}/reviews`);
  await waitFor(async () => expect((await listPublicReviews()).data).toMatchObject([{ name: authors[0] }]));
});

it('shows the full review in a dialog and hides it', async () => {
  const { user, authors } = await openReviewsOf(['Asha']);

  await user.click(await button(`Read ${authors[0]}`));
  const reviewDialog = within(await dialog(`Review by ${authors[0]}`));
  expect(reviewDialog.getByText(`${authors[0]} says that it glows.`)).toBeVisible();
  await user.click(reviewDialog.getByRole('button', { name: 'Hide' }));

  expect(await screen.findByText('Review hidden')).toBeVisible();
  expect(await fetchState(authors[0] ?? '')).toBe('hidden');
});

it('keeps the order of the rows after a review is approved, and Undo sets it back', async () => {
  const { user, authors } = await openReviewsOf(['Asha', 'Bala']);
  const [first = '', second = ''] = authors.toReversed();
  const names = () => screen.getAllByRole('button', { name: /^Read / }).map((read) => read.getAttribute('aria-label'));

  await user.click(await button(`Approve ${first}`));
  expect(await within(await row(first)).findByText('Approved')).toBeVisible();
  expect(names()).toEqual([`Read ${first}`, `Read ${second}`]);
  await user.click(await button('Undo'));

  expect(await screen.findByText('Review waiting again')).toBeVisible();
  expect(await button(`Approve ${first}`)).toBeEnabled();
  expect(await fetchState(first)).toBe('waiting');
});

it('sets each of several hidden reviews back to its own state on Undo', async () => {
  const { user, authors } = await openReviewsOf(['Asha', 'Bala']);
  const [first = '', second = ''] = authors;
  await user.click(await button(`Approve ${first}`));
  await screen.findByText('Review approved');
  for (const name of authors) await user.click(within(await row(name)).getByRole('checkbox'));

  await user.click(await button('Hide'));
  const hiddenToast = await screen.findByText('2 reviews hidden');
  expect(await Promise.all(authors.map(fetchState))).toEqual(['hidden', 'hidden']);
  await user.click(
    within(hiddenToast.closest<HTMLElement>('[role="status"]') ?? hiddenToast).getByRole('button', { name: 'Undo' }),
  );

  await waitFor(async () => expect(await fetchState(first)).toBe('approved'));
  await waitFor(async () => expect(await fetchState(second)).toBe('waiting'));
});

it('stays on the page and shows the reviews that follow the decided ones on Next page', async () => {
  const names = ['Asha', 'Binu', 'Chitra', 'Dev', 'Esha', 'Farid'];
  const { user, authors } = await openReviewsOf(names, { more: '&state=waiting&page_size=5' });
  const oldest = authors[0] ?? '';
  const newest = authors.at(-1) ?? '';
  await user.click(await button(`Approve ${newest}`));
  await within(await row(newest)).findByText('Approved');

  await user.click(await button('Next page'));

  expect(await row(oldest)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(newest)).toBeNull());
});

it('opens the next page after a decision that moves no review', async () => {
  const names = ['Asha', 'Binu', 'Chitra', 'Dev', 'Esha', 'Farid'];
  const { user, authors } = await openReviewsOf(names, { more: '&sort=created_at&page_size=5' });
  const newest = authors.at(-1) ?? '';
  await user.click(await button(`Approve ${authors[0]}`));
  await within(await row(authors[0] ?? '')).findByText('Approved');

  await user.click(await button('Next page'));

  expect(await row(newest)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(authors[0] ?? '')).toBeNull());
});

it('changes the number of rows per page after a decision', async () => {
  const names = ['Asha', 'Binu', 'Chitra', 'Dev', 'Esha', 'Farid', 'Gita', 'Hari', 'Indu', 'Jaya', 'Kiran'];
  const { user, authors } = await openReviewsOf(names, { more: '&sort=created_at&page=2&page_size=10' });
  const newest = authors.at(-1) ?? '';
  await user.click(await button(`Approve ${newest}`));
  await within(await row(newest)).findByText('Approved');

  await user.click(await button(/^Rows per page/));
  await user.click(await screen.findByRole('menuitemradio', { name: '5' }));

  expect(await screen.findByText('11–11 of 11')).toBeVisible();
});

it('shows the photo of a review in its row and in the dialog', async () => {
  const { photo, name } = await postReviewWithPhoto();
  const at = `/admin/reviews?q=${encodeURIComponent(name)}`;
  const { user } = openPage(<ReviewsPage />, { path: '/admin/reviews', at });

  const thumbnail = within(await row(name)).getByRole('img', { name: `Photo by ${name}` });
  await user.click(await button(`Read ${name}`));
  const reviewDialog = within(await dialog(`Review by ${name}`));

  expect(thumbnail).toHaveAttribute('src', `/media/${photo?.hash}/160.webp`);
  const large = reviewDialog.getByRole('img', { name: `Photo by ${name}` });
  expect(large).toHaveAttribute('src', `/media/${photo?.hash}/640.jpg`);
  expect(large).toHaveAttribute('width', '1');
  expect(large).toHaveAttribute('height', '1');
});

it('deletes a review after a confirmation', async () => {
  const { user, authors } = await openReviewsOf(['Asha']);

  await user.click(await button(`Delete ${authors[0]}`));
  const confirmation = await dialog(`Delete the review by ${authors[0]}?`);
  await user.click(within(confirmation).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Review deleted')).toBeVisible();
  expect(await fetchState(authors[0] ?? '')).toBeUndefined();
});

it('approves all selected reviews', async () => {
  const { user, authors } = await openReviewsOf(['Asha', 'Bala', 'Chitra']);
  for (const name of authors.slice(0, 2)) {
    await user.click(within(await row(name)).getByRole('checkbox'));
  }

  await user.click(await button('Approve'));

  expect(await screen.findByText('2 reviews approved')).toBeVisible();
  expect(await Promise.all(authors.map(fetchState))).toEqual(['approved', 'approved', 'waiting']);
});

it('names the number of waiting reviews beside their view', async () => {
  network.respond('/reviews/list', { data: [], meta: { total: 8, page: 1, pageSize: 10 } });

  openPage(<ReviewsPage />, { path: '/admin/reviews', at: '/admin/reviews?state=hidden' });

  expect(await screen.findByRole('link', { name: 'Waiting 8' })).toBeVisible();
});

it('says that no review is waiting', async () => {
  network.respond('/reviews/list', { data: [], meta: { total: 0, page: 1, pageSize: 10 } });

  openPage(<ReviewsPage />, { path: '/admin/reviews', at: '/admin/reviews?state=waiting' });

  expect(await screen.findByText('No review is waiting')).toBeVisible();
});

it('filters by state and requests the order and page size of the URL', async () => {
  const { user, router, authors } = await openReviewsOf(['Asha'], { more: '&state=approved&sort=-rating&page_size=5' });
  expect(await screen.findByText('No results found. Try adjusting your search.')).toBeVisible();

  await filterBy(user, 'Status', 'Waiting');

  expect(await row(authors[0] ?? '')).toBeVisible();
  expect(router.state.location.search).toContain('state=waiting');
  const listRequests = network.calls.map(({ path }) => path).filter((path) => path.includes('/admin/reviews/list'));
  expect(listRequests[0]).toContain('sort=-rating');
  expect(listRequests[0]).toContain('page_size=5');
});

it('explains a failed change and preserves the selection', async () => {
  const { user, authors } = await openReviewsOf(['Asha']);
  await user.click(within(await row(authors[0] ?? '')).getByRole('checkbox'));
  network.fail('/admin/reviews/approve', { status: 500, message: 'The database is not available.' });

  await user.click(await button('Approve'));

  expect(await screen.findByText('The database is not available.')).toBeVisible();
  expect(within(await row(authors[0] ?? '')).getByRole('checkbox')).toBeChecked();
});

it('does not leave a review selected that is approved by the button of its row', async () => {
  const { user, authors } = await openReviewsOf(['Asha']);
  await user.click(within(await row(authors[0] ?? '')).getByRole('checkbox'));
  expect(screen.getByText('1 selected')).toBeVisible();

  await user.click(await button(`Approve ${authors[0]}`));

  await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
});

it('shows no moderation actions to a user who has only reviews.view', async () => {
  const { authors } = await openReviewsOf(['Asha'], { may: ['reviews.view'] });

  expect(within(await row(authors[0] ?? '')).getByText('Waiting')).toBeVisible();

  expect(screen.queryByRole('button', { name: /^(Approve|Hide|Delete)/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(await button(`Read ${authors[0]}`)).toBeVisible();
});
