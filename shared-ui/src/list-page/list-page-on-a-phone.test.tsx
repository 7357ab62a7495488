import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { usePhone } from '../../testing/use-phone.ts';
import { ListPage } from './list-page.tsx';

usePhone();

test('The button of a list page shows only its first word on a phone', () => {
  render(
    <MemoryRouter>
      <ListPage title="Products" description="Manage products." create={{ label: 'Create product', href: 'create' }}>
        table
      </ListPage>
    </MemoryRouter>,
  );

  expect(screen.getByRole('link', { name: 'Create product' })).toBeVisible();
  // jsdom has no layout: the text is in an element of its own, which is visually hidden
  expect(screen.getByText('Create')).toContainElement(screen.getByText('product'));
  expect(screen.getByText('Manage products.')).toBeVisible();
});
