import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import type { Home, PageState } from '@lumora/shared-contract';
import { mount } from './app.tsx';
import { shopQuery } from './frame/shop-query.ts';
import { homeQuery } from './home/home-query.ts';
import { pageState } from './page/page-state.ts';
import { ScreenBoundary } from './page/screen-boundary.tsx';
import { Shop } from './shop.tsx';
import { noActivePromotions } from './testing/sample-promotions.ts';
import { addressOf } from './testing/sample-shop.ts';

const home: Home = {
  shop: { name: 'Lumora', chat_phone: '919876543210', contact_email: 'hello@lumora.example', social_links: [] },
  categories: [{ id: 7, title: 'Neon Logos', image: null, sub_categories: [] }],
  works: [],
  showcase: [],
  brands: [],
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

function openAt(path: string, answer: () => Response, served?: { body: string; state: PageState }) {
  globalThis.fetch = async (input) =>
    addressOf(input).endsWith('/promotions/active') ? Response.json({ data: noActivePromotions }) : answer();
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

test('Without state the shop draws itself and asks the API', async () => {
  openAt('/', () => Response.json({ data: home }));

  expect(await screen.findByRole('heading', { name: 'Neon Logos' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Lumora – Custom Neon Signs'));
});

test('Lines of the nav lead to their category, or where there is none to signs like it', async () => {
  openAt('/', () => Response.json({ data: home }));

  expect(await screen.findByRole('link', { name: 'Logo' })).toHaveAttribute('href', '/product-display?category_id=7');
  expect(screen.getByRole('link', { name: 'Design' })).toHaveAttribute('href', '/#configure');
  expect(screen.getByRole('link', { name: 'Pre-Design' })).toHaveAttribute('href', '/product-display');
});

test('Go Home leads from an unknown page to the top of the home page, which is read from its heading on', async () => {
  openAt('/nowhere', () => Response.json({ data: home }));
  await waitFor(() => expect(document.title).toBe('Page Not Found | Lumora'));
  expect(document.body).toHaveFocus();

  await userEvent.click(await screen.findByRole('link', { name: 'Go Home' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Custom Neon Signs' })).toHaveFocus();
  await waitFor(() => expect(document.title).toBe('Lumora – Custom Neon Signs'));
  expect(scrolledTo).toEqual(['top']);
});

test('After a move inside the shop the head is that of the page shown', async () => {
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

/** The contents of the elements of the head that match, each with its URL or text. */
function headContent(selector: string): string[] {
  return [...document.head.querySelectorAll(selector)].map(
    (element) => element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent,
  );
}

test('A link to a part of another page leads to that part', async () => {
  openAt('/nowhere', () => Response.json({ data: home }));

  await userEvent.click(await screen.findByRole('link', { name: 'Explore' }));

  expect(await screen.findByRole('region', { name: 'Pick your glow' })).toHaveFocus();
  expect(scrolledTo).toEqual(['catalog']);
});

test('The way back is scrolled by the browser', async () => {
  openAt('/nowhere', () => Response.json({ data: home }));
  await userEvent.click(await screen.findByRole('link', { name: 'Go Home' }));
  await screen.findByRole('heading', { name: 'Custom Neon Signs' });

  act(() => window.history.back());

  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toHaveFocus();
  expect(scrolledTo).toEqual(['top']);
});

test('A page from the server is taken over as it is, however old, without asking for its data', async () => {
  let asked = 0;

  openAt('/', () => Response.json({ data: home, asked: (asked += 1) }), await servedPage('/', { updatedAt: 1 }));

  expect(screen.getByRole('heading', { name: 'Neon Logos' })).toBeVisible();
  expect(asked).toBe(0);
});

async function servedPage(location: string, age: { updatedAt: number }) {
  const queries = new QueryClient();
  const { shop, ...content } = home;
  queries.setQueryData(homeQuery.queryKey, { ...content, showcase: [] }, age);
  queries.setQueryData(shopQuery.queryKey, { shop, categories: home.categories }, age);
  const draw = () =>
    renderToString(
      <StaticRouter location={location}>
        <Shop queries={queries} />
      </StaticRouter>,
    );
  await waitFor(() => expect(draw()).toContain('Neon Logos')); // the screen is loaded by the first try
  return { body: draw(), state: pageState(queries) };
}

test('A screen whose code does not come says so in the frame, and leaves with its address', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw Object.assign(new Error('Loading CSS chunk 513 failed.'), { name: 'ChunkLoadError' });
  };
  const { rerender } = render(
    <ScreenBoundary path="/cart">
      <Broken />
    </ScreenBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This page did not arrive');

  rerender(<ScreenBoundary path="/gallery">Gallery</ScreenBoundary>);

  expect(screen.getByText('Gallery')).toBeVisible();
  quiet.mockRestore();
});
