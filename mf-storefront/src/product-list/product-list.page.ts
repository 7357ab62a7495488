import { listPath } from '../links/list-path.ts';
import { definePublicPage } from '../page-declaration/define-public-page.ts';
import { listParameters } from './list-parameters.ts';

export const productListPage = definePublicPage({
  kind: 'product-list',
  path: listPath,
  query: listParameters,
  isIndexed: true,
  component: () =>
    import(/* webpackChunkName: "screen-product-list" */ './product-list-page.tsx').then(
      ({ ProductListPage }) => ProductListPage,
    ),
});
