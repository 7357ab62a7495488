import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { openPage, useFakeApi } from '../testing/open-page.tsx';
import { AttributeValuesPage } from './attribute-values-page.tsx';

usePhone();
const api = useFakeApi();

it('shows the colour of a value before its name, and nothing beside a value without one', async () => {
  const times = { created_at: '2026-11-20T08:00:00Z', updated_at: 'monday' };
  api.rows['attributes'] = [];
  api.rows['attributes-values'] = [
    { id: 7, title: 'Pink', attribute_id: 3, attribute_title: 'Colour', variant_count: 105, ...times },
    { id: 5, title: '16x18', attribute_id: 1, attribute_title: 'Size', variant_count: 28, ...times },
  ];
  openPage(AttributeValuesPage);

  expect((await screen.findByText('Pink')).firstChild).toHaveStyle({ backgroundColor: 'rgb(255, 46, 136)' });
  expect(screen.getByText('16x18').firstElementChild).toBeNull();
});
