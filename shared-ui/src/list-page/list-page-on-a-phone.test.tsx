import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { usePhone } from '../../testing/use-phone.ts';
import { ListPage } from './list-page.tsx';

usePhone();

test('The list page hides its description on a phone', () => {
  render(
    <MemoryRouter>
      <ListPage title="Products" description="Manage products and SEO metadata.">
        table
      </ListPage>
    </MemoryRouter>,
  );

  expect(screen.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  expect(screen.queryByText('Manage products and SEO metadata.')).toBeNull();
});
