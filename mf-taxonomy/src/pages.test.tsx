import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import attributeValues from './attribute-values/attribute-values.page.tsx';
import attributes from './attributes/attributes.page.tsx';
import categories from './categories/categories.page.tsx';
import subCategories from './sub-categories/sub-categories.page.tsx';
import { openPage, useFakeApi } from './testing/open-page.tsx';

const api = useFakeApi();

it.each([
  { ...categories, sharedPaths: [] },
  { ...subCategories, sharedPaths: ['/admin/categories/list'] },
  { ...attributes, sharedPaths: ['/admin/attributes-values/list'] },
  { ...attributeValues, sharedPaths: ['/admin/attributes/list'] },
])(
  '$path requests only its declared query, which the shell prefetches, and lists that several pages share',
  async ({ component, query, sharedPaths }) => {
    const declaredUrl = query?.(new URLSearchParams()).queryKey.at(-1);

    openPage(await component());

    const requested = () => new Set(api.calls.map(({ path }) => path));
    await waitFor(() => expect(requested()).toEqual(new Set([declaredUrl, ...sharedPaths])));
    expect(await screen.findByText(/ yet$/)).toBeVisible();
    expect(api.calls).toHaveLength(1 + sharedPaths.length);
  },
);
