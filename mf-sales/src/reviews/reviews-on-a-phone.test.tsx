import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { call, makeProduct, unique } from '@lumora/shared-ui/testing/real-api.ts';
import { postReview } from '../testing/post-review.ts';
import { ReviewsPage } from './reviews-page.tsx';

useNetwork();
usePhone();

it('shows date and comment of a review, and its state unless it is approved', async () => {
  const product = await makeProduct({ is_active: true });
  const [waiting, approved] = [unique('Asha'), unique('Ravi')];
  await postReview(product.id, waiting);
  const { id } = await postReview(product.id, approved);
  await call('POST', '/admin/reviews/approve', { ids: [id] });

  openPage(<ReviewsPage />, { path: '/admin/reviews', at: `/admin/reviews?q=${encodeURIComponent(product.name)}` });

  expect(await within(await row(`4 ★ · ${waiting}`)).findByText('Waiting')).toBeVisible();
  const approvedRow = within(await row(`4 ★ · ${approved}`));
  expect(approvedRow.getByText(`${approved} says that it glows.`)).toBeVisible();
  expect(approvedRow.queryByText('Approved')).toBeNull();
  expect(approvedRow.getByText(/^Today, /)).toBeVisible();
  expect(approvedRow.queryByText(product.name)).toBeNull();
});
