import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeProduct, unique } from '@lumora/shared-ui/testing/real-api.ts';
import { useTablet } from '@lumora/shared-ui/testing/use-tablet.ts';
import { openList } from '../testing/open-product-list.tsx';

useNetwork();
useTablet();

it('shows the other flags of a product below its name, apart from its status', async () => {
  const name = unique('Aurora');
  await makeProduct({ name, is_active: true, best_seller: true, new_arrival: true });
  openList(`?q=${encodeURIComponent(name)}`);

  const productRow = within(await row(name));

  expect(productRow.getByText('Active')).toBeVisible();
  expect(productRow.getByRole('gridcell', { name: new RegExp(`^${name}`) })).toHaveTextContent('Best · New');
  expect(productRow.getByRole('gridcell', { name: 'Active' })).toHaveTextContent(/^Active$/);
});
