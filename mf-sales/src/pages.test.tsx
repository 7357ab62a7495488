import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import enquiries from './enquiries/enquiries.page.tsx';
import orders from './orders/orders.page.tsx';
import reviews from './reviews/reviews.page.tsx';

const network = useNetwork();

test.each([
  [orders, '?page=2&sort=-total&q=neon'],
  [reviews, '?state=waiting'],
  [enquiries, '?status=new&sort=name'],
])('%p with %p requests its declared query, which the shell prefetches', async ({ component, path, query }, search) => {
  const declaredUrl = query?.(new URLSearchParams(search)).queryKey.at(-1);
  const Page = await component();

  openPage(<Page />, { path, at: path + search });

  await waitFor(() => expect(network.calls.map((call) => call.path)).toContain(`/api${String(declaredUrl)}`));
});
