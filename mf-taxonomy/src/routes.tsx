import type { RemoteRoute } from '@lumora/shared-ui';

/** The only export of this module. The chunk of a screen has the name that `module.ts` gives it, so that pages preload it. */
export const routes: RemoteRoute[] = [
  {
    path: '/admin/categories',
    load: () =>
      import(/* webpackChunkName: "screen-categories" */ './categories/categories-page.tsx').then(
        ({ CategoriesPage }) => ({ Screen: CategoriesPage }),
      ),
  },
  {
    path: '/admin/sub-categories',
    load: () =>
      import(/* webpackChunkName: "screen-sub-categories" */ './sub-categories/sub-categories-page.tsx').then(
        ({ SubCategoriesPage }) => ({ Screen: SubCategoriesPage }),
      ),
  },
  {
    path: '/admin/attributes',
    load: () =>
      import(/* webpackChunkName: "screen-attributes" */ './attributes/attributes-page.tsx').then(
        ({ AttributesPage }) => ({ Screen: AttributesPage }),
      ),
  },
  {
    path: '/admin/attribute-values',
    load: () =>
      import(/* webpackChunkName: "screen-attribute-values" */ './attribute-values/attribute-values-page.tsx').then(
        ({ AttributeValuesPage }) => ({ Screen: AttributeValuesPage }),
      ),
  },
];
