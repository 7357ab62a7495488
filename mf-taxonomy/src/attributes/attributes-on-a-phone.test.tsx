import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { openPage, row, useFakeApi } from '../testing/open-page.tsx';
import { AttributesPage } from './attributes-page.tsx';

usePhone();
const api = useFakeApi();

it.each([
  [['16x18', '20x20', '26x23', '30x24'], '16x18, 20x20 +2 more'],
  [['Jacketed, for outdoors', 'Non-Jacketed', 'Clear'], 'Jacketed, for outdoors +2 more'],
  [['Indoor', 'Outdoor (IP67)'], 'Indoor, Outdoor (IP67)'],
])('names the first two of the values %j, or one if two do not fit', async (titles, text) => {
  const times = { created_at: '2026-11-20T08:00:00Z', updated_at: 'monday' };
  api.rows['attributes'] = [{ id: 1, title: 'Size', value_count: titles.length, variant_count: 612, ...times }];
  api.rows['attributes-values'] = titles.map((title, index) => ({ id: index, title, attribute_id: 1, ...times }));
  openPage(AttributesPage);

  const size = within(await row('Size'));
  expect(await size.findByText(text)).toBeVisible();
  expect(size.getByText('612 variants')).toBeVisible();
});
