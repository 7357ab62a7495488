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
async function openReviews(may?: readonly string[]) {
  const product = await makeProduct({ is_active: true });
  const authors = { waiting: unique('Asha'), approved: unique('Ravi'), hidden: unique('Tara') };
  await postReview(product.id, authors.waiting);
  const approved = await postReview(product.id, authors.approved);
  const hidden = await postReview(product.id, authors.hidden);
  await call('POST', '/admin/reviews/approve', { ids: [approved.id] });
  await call('POST', '/admin/reviews/hide', { ids: [hidden.id] });
  const at = `/admin/reviews?q=${encodeURIComponent(product.name)}`;
  return { ...openPage(<ReviewsPage />, { path: '/admin/reviews', at, ...(may && { may }) }), product, authors };
}

it('shows author, product, day, comment and state of a review', async () => {
  const { authors, product } = await openReviews();

  const approvedRow = within(await row(authors.approved));
  expect(approvedRow.getByText(`4 ★ · ${authors.approved}`)).toBeVisible();
  expect(approvedRow.getByText(product.name)).toBeVisible();
  expect(approvedRow.getByText('Today')).toBeVisible();
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

it('says that a review is waiting to a user who may not approve it', async () => {
  const { authors } = await openReviews(['reviews.view']);

  expect(within(await row(authors.waiting)).getByText('Waiting')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});
