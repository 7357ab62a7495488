import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { mount } from '../app.tsx';
import { shopQuery } from '../frame/shop-query.ts';
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

test('The server’s page, which knows no cart, is taken over without complaint; then the number appears', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.setItem('lumora-cart', '[{"variant_id":2,"quantity":2},{"variant_id":3,"quantity":1}]');
  const queries = new QueryClient();
  queries.setQueryData(shopQuery.queryKey, summary);
  const draw = () =>
    renderToString(
      <StaticRouter location="/nowhere">
        <Shop queries={queries} />
      </StaticRouter>,
    );
  await waitFor(() => expect(draw()).toContain('Page Not Found')); // the screen is loaded by the first try
  root.innerHTML = draw();
  expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible();

  act(() => void mount(root, pageState(queries)));

  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3');
  expect(complaints).not.toHaveBeenCalled();
});
