import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mount } from '../app.tsx';
import { urlOf, responseFor } from '../testing/sample-shop.ts';

const realFetch = globalThis.fetch;
let root: HTMLElement;
let asked: string[];

beforeEach(async () => {
  // jsdom has no layout
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  window.scrollTo = () => undefined;
  asked = [];
  globalThis.fetch = async (input) => {
    const address = urlOf(input);
    asked.push(address);
    const answer = responseFor(address.replace('/api', ''));
    return typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer);
  };
  window.history.replaceState(null, '', '/product-display?page=2');
  root = document.body.appendChild(document.createElement('div'));
  act(() => void mount(root, null));
  await screen.findByRole('link', { name: 'Chai & Chill' });
});

afterEach(() => {
  globalThis.fetch = realFetch;
  root.remove();
});

test('A filter narrows the list at once, from its first page on, and stands in the address', async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: /Pink/ }));

  expect(window.location.search).toBe('?colour=Pink');
  expect(asked.at(-1)).toBe('/api/products?colour=Pink');
  expect(screen.getByRole('checkbox', { name: /Pink/ })).toHaveFocus();
});

test('Words are searched for by Enter', async () => {
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search signs' }), 'chai{Enter}');

  expect(await screen.findByRole('heading', { level: 1, name: 'Signs for “chai”' })).toBeVisible();
  expect(asked.at(-1)).toBe('/api/products?q=chai');
});

test('A price narrows the list once its field is left, also by the button that shows the list', async () => {
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Lowest price in rupees' }), '2000');
  expect(window.location.search).toBe('?page=2');

  await userEvent.click(screen.getByRole('button', { name: /^Show / }));

  expect(window.location.search).toBe('?price_min=2000');
  expect(asked.at(-1)).toBe('/api/products?price_min=2000');
});

test('Clear filters shows all signs again, with every field empty', async () => {
  await userEvent.click(screen.getByRole('radio', { name: /Wedding Neon/ }));
  await userEvent.click(await screen.findByRole('link', { name: 'Clear filters' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'All signs' })).toBeVisible();
  expect(screen.getByRole('radio', { name: /Wedding Neon/ })).not.toBeChecked();
});

test('Another page is read from its start, which the place that Back returns to does not lose', async () => {
  const scrolledAt: string[] = [];
  Element.prototype.scrollIntoView = () => void scrolledAt.push(window.location.search);

  await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
  expect(scrolledAt).toEqual(['?page=3']);

  await userEvent.click(await screen.findByRole('checkbox', { name: /Pink/ }));
  expect(scrolledAt).toHaveLength(1);
});

test('The other pages are links that keep the filters', async () => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');

  expect(await screen.findByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/product-display?sort=name&page=3',
  );
});
