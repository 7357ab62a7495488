import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { button, openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { call, makeProduct, unique } from '@lumora/shared-ui/testing/real-api.ts';
import { postReview } from '../testing/post-review.ts';
import { ReviewsPage } from './reviews-page.tsx';

useNetwork();
usePhone();

/** Opens the reviews of a new product, which has one with each of the states by its author. */
async function openReviews({ more = '', may }: { more?: string; may?: readonly string[] } = {}) {
  const product = await makeProduct({ is_active: true });
  const authors = { waiting: unique('Asha'), approved: unique('Ravi'), hidden: unique('Tara') };
  await postReview(product.id, authors.waiting);
  const approved = await postReview(product.id, authors.approved);
  const hidden = await postReview(product.id, authors.hidden);
  await call('POST', '/admin/reviews/approve', { ids: [approved.id] });
  await call('POST', '/admin/reviews/hide', { ids: [hidden.id] });
  const at = `/admin/reviews?q=${encodeURIComponent(product.name)}${more}`;
  return { ...openPage(<ReviewsPage />, { path: '/admin/reviews', at, ...(may && { may }) }), product, authors };
}

it('shows author, rating, day, product, comment and state of a review', async () => {
  const { authors, product } = await openReviews();

  const approvedRow = within(await row(authors.approved));
  expect(approvedRow.getByText(authors.approved)).toBeVisible();
  expect(approvedRow.getByText('4 ★', { selector: 'strong' })).toBeVisible();
  expect(approvedRow.getByText(/· Today/)).toBeVisible();
  expect(approvedRow.getByText(product.name)).toBeVisible();
  expect(approvedRow.getByText(`${authors.approved} says that it glows.`)).toBeVisible();
  expect(approvedRow.getByText('Approved')).toBeVisible();
  expect(within(await row(authors.hidden)).getByText('Hidden')).toBeVisible();
});

it('approves a waiting review in its row', async () => {
  const { user, authors } = await openReviews();

  await user.click(await button(`Approve ${authors.waiting}`));

  expect(await screen.findByText('Review approved')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull());
});

it('leaves an approved review in its row, so that no other review is under the finger, until the list is loaded again', async () => {
  const { user, authors } = await openReviews({ more: '&state=waiting' });

  await user.click(await button(`Approve ${authors.waiting}`));

  expect(await within(await row(authors.waiting)).findByText('Approved')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Waiting \d/ })).toBeVisible();
  await user.click(await button('Table options'));
  await user.click(await screen.findByRole('menuitem', { name: 'Refresh' }));
  expect(await screen.findByText('No results found. Try adjusting your search.')).toBeVisible();
});

it('says that a review is waiting to a user who may not approve it', async () => {
  const { authors } = await openReviews({ may: ['reviews.view'] });

  expect(within(await row(authors.waiting)).getByText('Waiting')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});
