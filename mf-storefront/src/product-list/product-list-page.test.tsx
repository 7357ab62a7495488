import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mount } from '../app.tsx';
import { urlOf, responseFor } from '../testing/sample-shop.ts';

const realFetch = globalThis.fetch;
let root: HTMLElement;
let requests: string[];

beforeEach(async () => {
  // jsdom has no layout
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  window.scrollTo = () => undefined;
  requests = [];
  globalThis.fetch = async (input) => {
    const url = urlOf(input);
    requests.push(url);
    const content = responseFor(url.replace('/api', ''));
    return typeof content === 'number' ? Response.json({}, { status: content }) : Response.json(content);
  };
  window.history.replaceState(null, '', '/product-display?page=2');
  root = document.body.appendChild(document.createElement('div'));
  act(() => void mount(root, null));
  await screen.findByRole('link', { name: 'Chai & Chill' });
});

afterEach(() => {
  globalThis.fetch = realFetch;
  window.dispatchEvent(new Event('online'));
  root.remove();
});

test('A filter applies at once, resets the page, and is part of the URL', async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: /Pink/ }));

  expect(window.location.search).toBe('?colour=Pink');
  expect(requests.at(-1)).toBe('/api/products?colour=Pink');
  expect(screen.getByRole('checkbox', { name: /Pink/ })).toHaveFocus();
});

test('A filter that is chosen offline reports it, and applies when the browser is online again', async () => {
  act(() => void window.dispatchEvent(new Event('offline')));
  await userEvent.click(screen.getByRole('checkbox', { name: /Pink/ }));

  expect(await screen.findByRole('alert')).toHaveTextContent('We cannot reach the shop right now');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();

  act(() => void window.dispatchEvent(new Event('online')));

  expect(await screen.findByRole('checkbox', { name: /Pink/ })).toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('The sub-categories of the selected category follow it directly', async () => {
  await userEvent.click(screen.getByRole('radio', { name: /Wedding Neon/ }));

  const labels = (await screen.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent);
  expect(labels).toEqual(['All ', 'Wedding Neon 50', 'Couple Names 20', 'Neon Logos 8']);
});

test('Enter searches for the typed text', async () => {
  await userEvent.type(screen.getByLabelText('Search signs'), 'chai{Enter}');

  expect(await screen.findByRole('heading', { level: 1, name: 'Signs for “chai”' })).toBeVisible();
  expect(requests.at(-1)).toBe('/api/products?q=chai');
});

test('A price limit in the searched text is the highest price', async () => {
  await userEvent.type(screen.getByLabelText('Search signs'), 'gift under ₹5,000{Enter}');

  expect(await screen.findByRole('heading', { level: 1, name: 'Signs for “gift” up to ₹5,000' })).toBeVisible();
  expect(requests.at(-1)).toBe('/api/products?price_max=5000&q=gift');
  expect(screen.getByLabelText('Search signs')).toHaveValue('gift');
  expect(screen.getByRole('spinbutton', { name: 'Highest price in rupees' })).toHaveValue(5000);

  const field = screen.getByLabelText('Search signs');
  await userEvent.clear(field);
  await userEvent.type(field, 'logo below 3k rupees{Enter}');

  expect(await screen.findByRole('heading', { level: 1, name: 'Signs for “logo” up to ₹3,000' })).toBeVisible();
  expect(requests.at(-1)).toBe('/api/products?price_max=3000&q=logo');
});

test('A search without results offers to make its text in neon', async () => {
  await userEvent.type(screen.getByLabelText('Search signs'), 'nothing like it{Enter}');

  expect(await screen.findByRole('link', { name: 'Make “nothing like it” in neon' })).toHaveAttribute(
    'href',
    '/custom-neon?text=nothing%20like%20it',
  );
  expect(screen.queryByRole('group', { name: 'Columns' })).toBeNull();
});

test('The number of columns on phones is stored', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Two columns' }));

  expect(screen.getByRole('button', { name: 'Two columns', pressed: true })).toBeVisible();
  expect(localStorage.getItem('lumora-columns')).toBe('2');
  await userEvent.click(screen.getByRole('button', { name: 'One column' }));
  expect(localStorage.getItem('lumora-columns')).toBeNull();
});

test('A highest price replaces the typed prices, and a second click removes it', async () => {
  const lowest = screen.getByRole('spinbutton', { name: 'Lowest price in rupees' });
  await userEvent.type(lowest, '2000');

  await userEvent.click(screen.getByRole('button', { name: 'Up to ₹5,000' }));
  expect(window.location.search).toBe('?price_max=5000');
  expect(lowest).toHaveValue(null);
  expect(screen.getByRole('spinbutton', { name: 'Highest price in rupees' })).toHaveValue(5000);

  await userEvent.click(screen.getByRole('button', { name: 'Up to ₹5,000', pressed: true }));

  expect(window.location.search).toBe('');
});

test('A price filter applies on blur, also when the Show button is clicked', async () => {
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Lowest price in rupees' }), '2000');
  expect(window.location.search).toBe('?page=2');

  // not a number of signs, which the price may change
  await userEvent.click(screen.getByRole('button', { name: 'Show signs' }));

  expect(window.location.search).toBe('?price_min=2000');
  await waitFor(() => expect(requests).toContain('/api/products?price_min=2000'));
});

test('A price that is typed while another one is applied stays, and applies on blur', async () => {
  const highest = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Highest price in rupees' });
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Lowest price in rupees' }), '2000');

  // the first digit comes before the list is rendered with the lowest price
  act(() => {
    highest.focus();
    highest.value = '4';
  });
  await userEvent.type(highest, '000');
  await userEvent.tab();

  expect(window.location.search).toBe('?price_min=2000&price_max=4000');
});

test('Back resets a price that was applied by Enter, also while its field has the focus', async () => {
  const lowest = screen.getByRole('spinbutton', { name: 'Lowest price in rupees' });
  await userEvent.type(lowest, '2000{Enter}');
  await waitFor(() => expect(lowest).toHaveValue(2000));
  expect(window.location.search).toBe('?price_min=2000');

  act(() => window.history.back());

  await waitFor(() => expect(lowest).toHaveValue(null));
  expect(lowest).toHaveFocus();
});

test('The Show button names a number of signs after a price is applied by Enter', async () => {
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Lowest price in rupees' }), '2000{Enter}');

  expect(await screen.findByRole('button', { name: /^Show \d+ signs?$/ })).toBeInTheDocument();
});

test('Clear filters shows all products and empties the fields', async () => {
  await userEvent.click(screen.getByRole('radio', { name: /Wedding Neon/ }));
  await userEvent.click(await screen.findByRole('link', { name: 'Clear filters' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'All signs' })).toBeVisible();
  expect(screen.getByRole('radio', { name: /Wedding Neon/ })).not.toBeChecked();
});

test('Another page of the list moves scroll position and focus to its start after the navigation; a filter does not', async () => {
  const scrolledAt: string[] = [];
  Element.prototype.scrollIntoView = () => void scrolledAt.push(window.location.search);

  await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
  expect(scrolledAt).toEqual(['?page=3']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

  const pink = await screen.findByRole('checkbox', { name: /Pink/ });
  await userEvent.click(pink);
  expect(scrolledAt).toHaveLength(1);
  expect(pink).toHaveFocus();
});

test('Links to other pages keep the filters', async () => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');

  expect(await screen.findByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/product-display?sort=name&page=3',
  );
});

test('A page that has only best sellers shows no badges', async () => {
  const field = screen.getByLabelText('Search signs');
  await userEvent.type(field, 'some best{Enter}');
  expect(await screen.findByText('Best seller')).toBeVisible();

  await userEvent.clear(field);
  await userEvent.type(field, 'best{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Signs for “best”' });

  await waitFor(() => expect(screen.queryByText(/^(Best seller|New)$/)).toBeNull());
});
