import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import attributeValues from './attribute-values/attribute-values.page.tsx';
import attributes from './attributes/attributes.page.tsx';
import categories from './categories/categories.page.tsx';
import subCategories from './sub-categories/sub-categories.page.tsx';
import { openPage, useFakeApi } from './testing/open-page.tsx';

const api = useFakeApi();

it.each([categories, subCategories, attributes, attributeValues])(
  '$path requests only its declared query, which the shell prefetches',
  async ({ component, query }) => {
    const declaredUrl = query?.(new URLSearchParams()).queryKey.at(-1);

    openPage(await component());

    await waitFor(() => expect(api.calls).toMatchObject([{ method: 'GET', path: declaredUrl }]));
    expect(await screen.findByText(/ yet$/)).toBeVisible();
  },
);
