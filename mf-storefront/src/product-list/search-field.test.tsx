import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShop } from '../testing/open-shop.ts';
import { card } from '../testing/sample-shop.ts';

let close = () => undefined as void;
let requests: string[];

const noFacets = { categories: [], price: null, sizes: [], colours: [], in_stock: 0 };
const noResponse = () => new Promise<object>(() => undefined);
const products = [card, { ...card, id: 13, slug: 'chai-time', name: 'Chai Time', image: null, price_to: 2399 }];

function listResponse(path: string, data: object[]) {
  return () => {
    requests.push(path);
    return { data, meta: { total: data.length, page: 1, pageSize: 5 }, facets: noFacets };
  };
}

beforeEach(async () => {
  requests = [];
  const responses = [
    ['/products?page_size=5&q=ch', products],
    ['/products?page_size=5&q=chai', products],
    ['/products?page_size=5&price_max=5000&q=chai', products.slice(1)],
    ['/products?page_size=5&q=zzz', []],
    [`/products?page_size=5&q=${'c'.repeat(200)}`, []],
  ] as const;
  close = openShop('/product-display', undefined, {
    ...Object.fromEntries(responses.map(([path, data]) => [path, listResponse(path, [...data])])),
    '/products?page_size=5&q=zzzz': noResponse,
    '/products?page_size=5&q=neon': noResponse,
    '/products?page_size=5&q=chai+lamp': noResponse,
  });
  await screen.findByRole('link', { name: 'Chai & Chill' });
});

afterEach(() => close());

const field = () => screen.getByLabelText('Search signs');
const list = () => screen.getByRole('listbox', { name: 'Suggestions' });
const options = () =>
  within(list())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const chosen = () => within(list()).queryByRole('option', { selected: true });

async function type(text: string) {
  await userEvent.type(field(), text);
  await screen.findByRole('listbox', { name: 'Suggestions' });
}

/** Changes the whole text at once, so that no part of it is searched for. */
const setText = (value: string) => fireEvent.input(field(), { target: { value } });

test('Typing suggests products with their price, and a link to all results', async () => {
  await type('chai');

  expect(options()).toEqual(['Chai & ChillFrom ₹2,399', 'CChai Time₹2,399', 'See all results for “chai”']);
  expect(screen.getByRole('option', { name: /Chai & Chill/ })).toHaveAttribute('href', '/products/chai-and-chill');
  expect(screen.getByRole('option', { name: /^See all/ })).toHaveAttribute('href', '/product-display?q=chai');
  expect(screen.getByText('2 suggestions')).toBeInTheDocument();
  expect(requests).toEqual(['/products?page_size=5&q=chai']);
});

test('The arrows choose an option of the combobox, and Enter opens it', async () => {
  await type('chai');
  expect(screen.getByRole('combobox', { name: 'Search signs', expanded: true })).toHaveFocus();

  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toHaveTextContent(/Chai Time/);
  expect(field()).toHaveAttribute('aria-activedescendant', chosen()?.id);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toHaveTextContent(/^See all/);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');

  expect(await screen.findByRole('heading', { level: 1, name: 'Chai & Chill' })).toBeVisible();
});

test('Back from a suggested product returns to the search for the typed text', async () => {
  await type('chai');
  await userEvent.click(screen.getByRole('option', { name: /Chai & Chill/ }));
  await screen.findByRole('heading', { level: 1, name: 'Chai & Chill' });

  window.history.back();

  expect(await screen.findByRole('heading', { level: 1, name: 'Signs for “chai”' })).toBeVisible();
  expect(field()).toHaveValue('chai');
  expect(screen.getByRole('link', { name: 'Clear search' })).toBeVisible();
});

test('Back from a suggested product keeps the filters of the list', async () => {
  close();
  const responses = { '/products?page_size=5&q=chai': listResponse('', products) };
  close = openShop('/product-display?in_stock=true', undefined, responses);
  await screen.findByRole('link', { name: 'Clear filters' });
  await type('chai');
  await userEvent.click(screen.getByRole('option', { name: /Chai & Chill/ }));
  await screen.findByRole('heading', { level: 1, name: 'Chai & Chill' });

  window.history.back();

  await screen.findByRole('link', { name: 'Clear filters' });
  expect(window.location.search).toBe('?q=chai&in_stock=true');
});

test('A suggestion opened in another tab leaves the list as it is', async () => {
  await type('chai');
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  const option = screen.getByRole('option', { name: /Chai & Chill/ });
  // jsdom cannot open a tab
  option.addEventListener('click', (event) => event.preventDefault());

  await user.click(option);

  expect(window.location.pathname + window.location.search).toBe('/product-display');
});

test('Enter without a chosen option submits the search, and closes the list', async () => {
  await type('chai');

  await userEvent.keyboard('{Enter}');

  expect(await screen.findByRole('heading', { level: 1, name: 'Signs for “chai”' })).toBeVisible();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveFocus();
});

test('Escape and blur close the list, and arrow down opens it again', async () => {
  await type('chai');

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveValue('chai');
  expect(field()).toHaveAttribute('aria-expanded', 'false');

  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('listbox');
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Back closes the list', async () => {
  await type('ch');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Signs for “ch”' });
  await type('ai');

  window.history.back();

  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(await screen.findByRole('heading', { level: 1, name: 'All signs' })).toBeVisible();
});

test('A price limit in the text limits the suggestions', async () => {
  await type('chai under 5000');

  await waitFor(() => expect(options()).toEqual(['CChai Time₹2,399', 'See all results for “chai under 5000”']));
  expect(screen.getByRole('option', { name: /^See all/ })).toHaveAttribute(
    'href',
    '/product-display?q=chai&price_max=5000',
  );
});

test('A text that no product matches is offered as a sign', async () => {
  await type('zzz');

  expect(options()).toEqual(['No signs match. Make “zzz” in neon']);
  expect(within(list()).getByRole('option')).toHaveAttribute('href', '/custom-neon?text=zzz');
  expect(screen.getByText('0 suggestions')).toBeInTheDocument();
});

test('The list waits for the response to a longer text after one that no product matches', async () => {
  setText('zzz');
  await screen.findByRole('option', { name: /^No signs match/ });

  setText('zzzz');

  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

test('The list waits for the response to another text', async () => {
  setText('chai');
  await screen.findByRole('option', { name: /Chai Time/ });

  setText('neon');

  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

test('The list shows its products until the response to a longer text', async () => {
  setText('chai');
  await screen.findByRole('option', { name: /Chai Time/ });

  setText('chai lamp');

  await waitFor(() =>
    expect(options()).toEqual(['Chai & ChillFrom ₹2,399', 'CChai Time₹2,399', 'See all results for “chai lamp”']),
  );
});

test('A text that is too long is searched for by its beginning', async () => {
  await userEvent.click(field());

  await userEvent.paste('c'.repeat(500));

  await waitFor(() => expect(requests).toHaveLength(1));
  expect(options()).toHaveLength(1);
});

test('One letter has no suggestions', async () => {
  await type('ch');

  await userEvent.keyboard('{Backspace}');

  expect(screen.queryByRole('listbox')).toBeNull();
  expect(requests).toEqual(['/products?page_size=5&q=ch']);
});
