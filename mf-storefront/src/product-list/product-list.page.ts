import { listPath } from '../links/list-path.ts';
import { definePublicPage } from '../page-declaration/define-public-page.ts';
import { listQueryKeys } from './list-search.ts';

export const productListPage = definePublicPage({
  kind: 'product-list',
  path: listPath,
  query: listQueryKeys,
  isIndexed: true,
  component: () =>
    import(/* webpackChunkName: "screen-product-list" */ './product-list-page.tsx').then(
      ({ ProductListPage }) => ProductListPage,
    ),
});
