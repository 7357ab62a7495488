import type { RemoteRoute } from '@lumora/shared-ui';

/** The only export of this module. The chunk of a screen has the name that `module.ts` gives it, so that pages preload it. */
export const routes: RemoteRoute[] = [
  {
    path: '/admin/products',
    load: () =>
      import(/* webpackChunkName: "screen-products" */ './products/products-page.tsx').then(
        ({ ProductsPage, prefetchProducts }) => ({ Screen: ProductsPage, firstQuery: prefetchProducts }),
      ),
  },
  {
    path: '/admin/products/create',
    load: () =>
      import(/* webpackChunkName: "screen-product-create" */ './product-form/product-create-page.tsx').then(
        ({ ProductCreatePage }) => ({ Screen: ProductCreatePage }),
      ),
  },
  {
    path: '/admin/products/:id/edit',
    load: () =>
      import(/* webpackChunkName: "screen-product-edit" */ './product-form/product-edit-page.tsx').then(
        ({ ProductEditPage }) => ({ Screen: ProductEditPage }),
      ),
  },
  {
    path: '/admin/product-images',
    load: () =>
      import(/* webpackChunkName: "screen-product-images" */ './all-images/product-images-page.tsx').then(
        ({ ProductImagesPage }) => ({ Screen: ProductImagesPage }),
      ),
  },
  {
    path: '/admin/product-variants',
    load: () =>
      import(/* webpackChunkName: "screen-product-variants" */ './all-variants/product-variants-page.tsx').then(
        ({ ProductVariantsPage }) => ({ Screen: ProductVariantsPage }),
      ),
  },
  {
    path: '/admin/product-variant-stocks',
    load: () =>
      import(/* webpackChunkName: "screen-variant-stocks" */ './stocks/variant-stocks-page.tsx').then(
        ({ VariantStocksPage }) => ({ Screen: VariantStocksPage }),
      ),
  },
  {
    path: '/admin/custom-neon',
    load: () =>
      import(/* webpackChunkName: "screen-custom-neon" */ './custom-neon/custom-neon-page.tsx').then(
        ({ CustomNeonPage }) => ({ Screen: CustomNeonPage }),
      ),
  },
  {
    path: '/admin/reviews',
    load: () =>
      import(/* webpackChunkName: "screen-reviews" */ './reviews/reviews-page.tsx').then(({ ReviewsPage }) => ({
        Screen: ReviewsPage,
      })),
  },
];
