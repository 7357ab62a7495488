import type { Permission } from '@lumora/shared-contract/auth';
import { openPage } from '@lumora/shared-ui/testing/open-page.tsx';
import { ProductsPage } from '../products/products-page.tsx';

/** Opens the list with the given search parameters. The user has every permission unless `may` is given. */
export function openList(search = '', may?: readonly Permission[]) {
  return openPage(<ProductsPage />, {
    path: '/admin/products',
    at: `/admin/products${search}`,
    ...(may && { may }),
  });
}
