import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShop } from '../testing/open-shop.ts';

let close: () => void;

beforeEach(async () => {
  close = openShop('/product-display');
  // a small screen
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const sheet = (await screen.findByText('Filters', { selector: 'summary' })).closest('details') as HTMLDetailsElement;
  sheet.open = true;
  fireEvent(sheet, new Event('toggle')); // jsdom fires it later
});

afterEach(() => close());

test('Tab does not leave the open sheet of filters, which covers the list', async () => {
  const first = screen.getByRole('button', { name: 'Close filters' });
  const last = screen.getByRole('button', { name: /^Show \d+ signs?$/ });

  last.focus();
  await userEvent.tab();
  expect(first).toHaveFocus();

  await userEvent.tab({ shift: true });
  expect(last).toHaveFocus();

  screen.getByText('Filters', { selector: 'summary' }).focus();
  await userEvent.tab({ shift: true });
  expect(last).toHaveFocus();
});
