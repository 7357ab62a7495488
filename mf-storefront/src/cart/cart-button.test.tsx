import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { mount } from '../app.tsx';
import { shopQuery } from '../shop-info/shop-query.ts';
import { pageState } from '../page/page-state.ts';
import { Shop } from '../shop.tsx';
import { summary } from '../testing/sample-shop.ts';

let root: HTMLElement;

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList; // jsdom has no layout
  window.history.replaceState(null, '', '/nowhere');
  root = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  root.remove();
  localStorage.clear();
  jest.restoreAllMocks();
});

test('The server-rendered page without a cart hydrates without warnings and then shows the number of items', async () => {
  const consoleErrors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.setItem('lumora-cart', '[{"variant_id":2,"quantity":2},{"variant_id":3,"quantity":1}]');
  const queries = new QueryClient();
  queries.setQueryData(shopQuery.queryKey, summary);
  const renderShop = () =>
    renderToString(
      <StaticRouter location="/nowhere">
        <Shop queries={queries} />
      </StaticRouter>,
    );
  await waitFor(() => expect(renderShop()).toContain('Page Not Found')); // the first attempt loads the screen
  root.innerHTML = renderShop();
  expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible();

  act(() => void mount(root, pageState(queries)));

  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3');
  expect(consoleErrors).not.toHaveBeenCalled();
});
