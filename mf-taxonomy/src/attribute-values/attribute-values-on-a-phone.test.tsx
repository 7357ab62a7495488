import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { openPage, row, useFakeApi } from '../testing/open-page.tsx';
import { AttributeValuesPage } from './attribute-values-page.tsx';

usePhone();
const api = useFakeApi();

it('shows the colour of a value behind its name', async () => {
  const times = { created_at: '2026-11-20T08:00:00Z', updated_at: 'monday' };
  api.rows['attributes'] = [];
  api.rows['attributes-values'] = [
    { id: 7, title: 'Pink', attribute_id: 3, attribute_title: 'Colour', variant_count: 105, ...times },
  ];
  openPage(AttributeValuesPage);

  const name = within(await row('Pink')).getByText('Pink');

  expect(name.lastElementChild).toHaveStyle({ backgroundColor: '#ff2e88' });
});
