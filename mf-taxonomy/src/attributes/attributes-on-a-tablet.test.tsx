import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { useTablet } from '@lumora/shared-ui/testing/use-tablet.ts';
import { openPage, row, useFakeApi } from '../testing/open-page.tsx';
import { AttributesPage } from './attributes-page.tsx';

useTablet();
const api = useFakeApi();

it.each([
  [['16x18', '20x20', '26x23', '30x24', '36x42', '48x24', '60x36'], '16x18, 20x20, 26x23, 30x24, 36x42, 48x24, 60x36'],
  [['Cut to Shape', 'Clear Acrylic Sheet', 'Black Acrylic Box'], 'Cut to Shape, Clear Acrylic Sheet +1 more'],
  [
    ['Ice White', 'Warm White', 'Pink', 'Red', 'Orange', 'Lemon', 'Green'],
    'Ice White, Warm White, Pink, Red, Orange +2 more',
  ],
])('names as many of the values %j as fit', async (titles, text) => {
  const times = { created_at: '2026-11-20T08:00:00Z', updated_at: 'monday' };
  api.rows['attributes'] = [{ id: 1, title: 'Size', value_count: titles.length, variant_count: 612, ...times }];
  api.rows['attributes-values'] = titles.map((title, index) => ({ id: index, title, attribute_id: 1, ...times }));
  openPage(AttributesPage);

  expect(await within(await row('Size')).findByText(text)).toBeVisible();
});
