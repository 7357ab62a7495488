import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import attributeValues from './attribute-values/attribute-values.page.tsx';
import attributes from './attributes/attributes.page.tsx';
import categories from './categories/categories.page.tsx';
import subCategories from './sub-categories/sub-categories.page.tsx';
import { openPage, useFakeApi } from './testing/open-page.tsx';

const api = useFakeApi();

test.each([
  { ...categories, filterPaths: [] },
  { ...subCategories, filterPaths: ['/admin/categories/list'] },
  { ...attributes, filterPaths: [] },
  { ...attributeValues, filterPaths: ['/admin/attributes/list'] },
])(
  '$path requests only its declared query, which the shell prefetches, and the options of its filter',
  async ({ component, query, filterPaths }) => {
    const declaredUrl = query?.(new URLSearchParams()).queryKey.at(-1);

    openPage(await component());

    const requested = () => new Set(api.calls.map(({ path }) => path));
    await waitFor(() => expect(requested()).toEqual(new Set([declaredUrl, ...filterPaths])));
    expect(await screen.findByText(/ yet$/)).toBeVisible();
    expect(api.calls).toHaveLength(1 + filterPaths.length);
  },
);
