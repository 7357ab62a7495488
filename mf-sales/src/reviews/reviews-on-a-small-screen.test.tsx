import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { useTablet } from '@lumora/shared-ui/testing/use-tablet.ts';
import { makeProduct, unique } from '@lumora/shared-ui/testing/real-api.ts';
import { postReview } from '../testing/post-review.ts';
import { ReviewsPage } from './reviews-page.tsx';

useNetwork();
useTablet();

it('shows day and product below the name, and a button in place of the state “Waiting”, from 768 to 1199 px', async () => {
  const product = await makeProduct({ is_active: true });
  const name = unique('Asha');
  await postReview(product.id, name);
  const at = `/admin/reviews?q=${encodeURIComponent(product.name)}`;
  openPage(<ReviewsPage />, { path: '/admin/reviews', at });

  const reviewRow = within(await row(name));
  expect(reviewRow.getByRole('gridcell', { name: `${name} 4 ★ · Today ${product.name}` })).toBeVisible();
  expect(reviewRow.getByRole('button', { name: `Approve ${name}` })).toBeVisible();
  expect(reviewRow.queryByText('Waiting')).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Decision' })).toBeVisible();
});
