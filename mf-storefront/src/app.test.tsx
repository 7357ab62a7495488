import { afterEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Home } from '@lumora/shared-contract';
import { mount } from './app.tsx';

const home: Home = {
  shop: { name: 'Lumora', chat_phone: '919876543210', contact_email: 'hello@lumora.example', social_links: [] },
  categories: [{ id: 7, title: 'Neon Logos', image: null, sub_categories: [] }],
};

const realFetch = globalThis.fetch;
let root: HTMLElement;

function openAt(path: string, answer: () => Response) {
  globalThis.fetch = () => Promise.resolve(answer());
  window.history.replaceState(null, '', path);
  root = document.body.appendChild(document.createElement('div'));
  act(() => mount(root, null));
}

afterEach(() => {
  globalThis.fetch = realFetch;
  root.remove();
});

test('Without state the shop draws itself and asks the API', async () => {
  openAt('/', () => Response.json({ data: home }));

  expect(await screen.findByRole('heading', { name: 'Neon Logos' })).toBeVisible();
  expect(document.title).toBe('Lumora – Custom Neon Signs');
});

test('The nav holds only lines that have a place to lead to', async () => {
  openAt('/', () => Response.json({ data: home }));

  expect(await screen.findByRole('link', { name: 'Logo' })).toHaveAttribute('href', '/#category-7');
  expect(screen.getByRole('link', { name: 'Design' })).toHaveAttribute('href', '/#configure');
  expect(screen.queryByRole('link', { name: 'Pre-Design' })).toBeNull();
});

test('Shoppers see their words as a sign and send them to the chat', async () => {
  openAt('/', () => Response.json({ data: home }));

  await userEvent.type(await screen.findByLabelText('Your words'), 'Chai & Co');
  await userEvent.click(screen.getByRole('radio', { name: 'Blue' }));

  expect(screen.getByRole('status')).toHaveTextContent('Chai & Co');
  const links = screen.getAllByRole('link', { name: 'Ask on WhatsApp' }).map((link) => link.getAttribute('href'));
  expect(links).toContain(
    `https://wa.me/919876543210?text=${encodeURIComponent('Hi I want a custom neon sign: “Chai & Co” in Blue')}`,
  );
});

test('Go Home leads from an unknown page to the home page', async () => {
  // jsdom has neither
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  window.scrollTo = () => undefined;
  openAt('/nowhere', () => Response.json({ data: home }));

  await userEvent.click(await screen.findByRole('link', { name: 'Go Home' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Custom Neon Signs' })).toBeVisible();
});
