import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import type { Home, PageState } from '@lumora/shared-contract/storefront';
import { mount } from './app.tsx';
import { shopQuery } from './shop-info/shop-query.ts';
import { homeQuery } from './home/home-query.ts';
import { pageState } from './page/page-state.ts';
import { ScreenBoundary } from './page/screen-boundary.tsx';
import { Shop } from './shop.tsx';
import { noActivePromotions } from './testing/sample-promotions.ts';
import { urlOf } from './testing/sample-shop.ts';

const company = { legal_name: '', gstin: '', address: '', phone: '', grievance_officer: '' };
const home: Home = {
  shop: {
    name: 'Lumora',
    chat_phone: '919876543210',
    contact_email: 'hello@lumora.example',
    social_links: [],
    company,
  },
  categories: [{ id: 7, title: 'Neon Logos', image: null, sub_categories: [] }],
  works: [],
  showcase: [],
  brands: [],
  reviews: [],
  sections: [],
};

const realFetch = globalThis.fetch;
let root: HTMLElement;

let scrolledTo: string[];

beforeEach(() => {
  scrolledTo = [];
  // jsdom has no layout
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  window.scrollTo = () => void scrolledTo.push('top');
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.id);
  };
});

function openAt(path: string, respond: () => Response, served?: { body: string; state: PageState }) {
  globalThis.fetch = async (input) =>
    urlOf(input).endsWith('/promotions/active') ? Response.json({ data: noActivePromotions }) : respond();
  window.history.replaceState(null, '', path);
  root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = served?.body ?? '';
  act(() => void mount(root, served?.state ?? null));
}

afterEach(() => {
  globalThis.fetch = realFetch;
  root.remove();
  document.head.replaceChildren();
});

test('The shop renders itself from the API when the page has no state', async () => {
  openAt('/', () => Response.json({ data: home }));

  expect(await screen.findByRole('heading', { name: 'Neon Logos' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Lumora – Custom Neon Signs'));
});

test('Navigation links lead to their category, or to the product list when there is none', async () => {
  openAt('/', () => Response.json({ data: home }));

  expect(await screen.findByRole('link', { name: 'Logo' })).toHaveAttribute('href', '/product-display?category_id=7');
  expect(screen.getByRole('link', { name: 'Design' })).toHaveAttribute('href', '/#configure');
  expect(screen.getByRole('link', { name: 'Pre-Design' })).toHaveAttribute('href', '/product-display');
});

test('Go Home leads from the 404 page to the top of the home page and focuses its heading', async () => {
  openAt('/nowhere', () => Response.json({ data: home }));
  await waitFor(() => expect(document.title).toBe('Page Not Found | Lumora'));
  expect(document.body).toHaveFocus();

  await userEvent.click(await screen.findByRole('link', { name: 'Go Home' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Custom Neon Signs' })).toHaveFocus();
  await waitFor(() => expect(document.title).toBe('Lumora – Custom Neon Signs'));
  expect(scrolledTo).toEqual(['top']);
});

test('The head elements are replaced by those of the new page after a navigation', async () => {
  openAt('/nowhere', () => Response.json({ data: home }));
  await waitFor(() => expect(document.title).toBe('Page Not Found | Lumora'));
  expect(headContent('meta[name="robots"]')).toEqual(['noindex']);
  expect(headContent('link[rel="canonical"]')).toEqual([]);

  await userEvent.click(await screen.findByRole('link', { name: 'Go Home' }));
  await waitFor(() => expect(document.title).toBe('Lumora – Custom Neon Signs'));

  expect(headContent('meta[name="robots"]')).toEqual([]);
  expect(headContent('link[rel="canonical"]')).toEqual(['http://localhost/']);
  expect(headContent('meta[property="og:url"]')).toEqual(['http://localhost/']);
  expect(headContent('meta[property="og:title"]')).toEqual(['Lumora – Custom Neon Signs']);
  expect(headContent('meta[name="description"]')).toEqual([expect.stringMatching(/^Custom neon signs, LED boards/)]);
  expect(headContent('script[type="application/ld+json"]').map((json) => JSON.parse(json))).toMatchObject([
    { '@type': 'Organization', name: 'Lumora', url: 'http://localhost/' },
  ]);
});

/** Returns the content, URL or text of each matching element of the head. */
function headContent(selector: string): string[] {
  return [...document.head.querySelectorAll(selector)].map(
    (element) => element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent,
  );
}

test('A link with a hash scrolls to that section of the other page and focuses it', async () => {
  openAt('/nowhere', () => Response.json({ data: home }));

  await userEvent.click(await screen.findByRole('link', { name: 'Explore' }));

  expect(await screen.findByRole('region', { name: 'Pick your glow' })).toHaveFocus();
  expect(scrolledTo).toEqual(['catalog']);
});

test('The browser restores the scroll position after Back', async () => {
  openAt('/nowhere', () => Response.json({ data: home }));
  await userEvent.click(await screen.findByRole('link', { name: 'Go Home' }));
  await screen.findByRole('heading', { name: 'Custom Neon Signs' });

  act(() => window.history.back());

  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Browse signs' })).toHaveAttribute('href', '/product-display');
  expect(scrolledTo).toEqual(['top']);
});

test('A server-rendered page is hydrated without requesting its data again, however old it is', async () => {
  let requests = 0;

  openAt('/', () => Response.json({ data: home, requests: (requests += 1) }), await servedPage('/', { updatedAt: 1 }));

  expect(screen.getByRole('heading', { name: 'Neon Logos' })).toBeVisible();
  expect(requests).toBe(0);
});

async function servedPage(location: string, age: { updatedAt: number }) {
  const queries = new QueryClient();
  const { shop, ...content } = home;
  queries.setQueryData(homeQuery.queryKey, { ...content, showcase: [] }, age);
  queries.setQueryData(shopQuery.queryKey, { shop, categories: home.categories }, age);
  const renderShop = () =>
    renderToString(
      <StaticRouter location={location}>
        <Shop queries={queries} />
      </StaticRouter>,
    );
  await waitFor(() => expect(renderShop()).toContain('Neon Logos')); // the first attempt loads the screen
  return { body: renderShop(), state: pageState(queries) };
}

test('A screen whose chunk fails to load shows a message until the path changes', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw Object.assign(new Error('Loading CSS chunk 513 failed.'), { name: 'ChunkLoadError' });
  };
  const { rerender } = render(
    <ScreenBoundary path="/cart">
      <Broken />
    </ScreenBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded');

  rerender(<ScreenBoundary path="/gallery">Gallery</ScreenBoundary>);

  expect(screen.getByText('Gallery')).toBeVisible();
  consoleError.mockRestore();
});
