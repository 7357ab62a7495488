import type { Permission } from '@lumora/shared-contract';
import { openPage } from '@lumora/shared-ui/testing/open-page.tsx';
import { ProductsPage } from '../products/products-page.tsx';

/** Opens the list at what `words` say of its address, for somebody who may do everything unless told. */
export function openList(words = '', may?: readonly Permission[]) {
  return openPage(<ProductsPage />, {
    path: '/admin/products',
    at: `/admin/products${words}`,
    ...(may && { may }),
  });
}
