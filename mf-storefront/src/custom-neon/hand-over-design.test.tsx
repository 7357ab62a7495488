import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Design } from '@lumora/shared-contract/designs';
import { openShop } from '../testing/open-shop.ts';
import { designResponses, savedChai, savedDesignOf } from '../testing/sample-designs.ts';

// the designer has hundreds of controls: a query by role takes up to 500 ms on a busy machine
jest.setTimeout(30_000);

let close: () => void;
/** resolves before each response to a saved design */
let beforeSaved: Promise<void>;

beforeEach(async () => {
  beforeSaved = Promise.resolve();
  await openDesigner();
});

async function openDesigner() {
  close = openShop(
    '/custom-neon',
    async ({ body }) => {
      await beforeSaved;
      return Response.json({ data: savedDesignOf(body as Design) }); // the body that the designer sends is a design
    },
    designResponses,
  );
  const price = await screen.findByRole('region', { name: 'Price' });
  await waitFor(() => expect(price).toHaveTextContent('₹'));
}

afterEach(() => {
  jest.restoreAllMocks();
  close();
  sessionStorage.clear();
  localStorage.clear();
});

test('Share copies the short link and shows it until the design changes', async () => {
  const user = userEvent.setup(); // installs a clipboard

  await user.click(screen.getByRole('button', { name: 'Share' }));

  expect(await screen.findByText(/^Link copied/)).toHaveTextContent('http://localhost/d/x7k2m9q4');
  expect(await navigator.clipboard.readText()).toBe('http://localhost/d/x7k2m9q4');
  await user.click(screen.getByRole('tab', { name: 'Colour' }));
  await user.click(screen.getByRole('radio', { name: 'Red' }));
  expect(screen.queryByText(/^Link copied/)).toBeNull();
});

test('Share shows the short link where the browser has no clipboard, as over http', async () => {
  Reflect.deleteProperty(navigator, 'clipboard');

  await userEvent.click(screen.getByRole('button', { name: 'Share' }));

  expect(await screen.findByText(/^Its link/)).toHaveTextContent('http://localhost/d/x7k2m9q4');
});

test('The chat opens with a message about the design and its short link', async () => {
  const tab: Window = Object.create(window, {
    opener: { value: window, writable: true },
    location: { value: { href: 'about:blank' } },
  });
  const realOpen = window.open;
  window.open = () => tab;

  await userEvent.click(
    within(screen.getByRole('main')).getAllByRole('link', { name: 'Ask on WhatsApp' }).at(-1) ?? document.body,
  );
  await waitFor(() => expect(tab.location.href).toContain('wa.me'));
  window.open = realOpen;

  const message = decodeURIComponent(tab.location.href);
  expect(message).toMatch(
    /^https:\/\/wa\.me\/919876543210\?text=Hi, I want this custom neon sign: “Good vibes” \(Board 86 × /,
  );
  expect(message).toContain('http://localhost/d/x7k2m9q4');
  expect(tab.opener).toBeNull();
});

test('A design that is saved for later is listed, which a link leads to, survives a reload, and can be removed', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Save for later' }));
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'See your saved designs' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your saved designs' })).toHaveFocus());
  close();
  close = openShop('/custom-neon', undefined, designResponses);

  const list = await screen.findByRole('region', { name: 'Your saved designs' });
  expect(within(list).getByRole('link', { name: /^Good vibes/ })).toHaveAttribute('href', '/d/x7k2m9q4');
  await userEvent.click(within(list).getByRole('button', { name: 'Remove “Good vibes”' }));
  expect(within(list).queryByRole('link')).toBeNull();
});

test('A removed design can be restored where it was in the list, and the focus stays at the list', async () => {
  close();
  const saved = ['chai', 'love', 'home'].map((name) => ({ id: `${name}1234`, name, room: 'brick' }));
  localStorage.setItem('lumora-designs', JSON.stringify(saved));
  await openDesigner();

  await userEvent.click(screen.getByLabelText('Remove “love”'));
  expect(screen.getByText('“love” was removed.')).toBeVisible();
  expect(screen.getByText('Undo', { selector: 'button' })).toHaveFocus();
  await userEvent.click(screen.getByText('Undo', { selector: 'button' }));

  expect(localStorage.getItem('lumora-designs')).toBe(JSON.stringify(saved));
  expect(screen.queryByText('“love” was removed.')).toBeNull();
  expect(screen.getByText('Your saved designs')).toHaveFocus();
});

test('Saving a thirteenth design says that the oldest was removed', async () => {
  close();
  const saved = Array.from({ length: 12 }, (_, index) => ({ id: `design${10 + index}`, name: `Sign ${12 - index}` }));
  localStorage.setItem('lumora-designs', JSON.stringify(saved));
  await openDesigner();

  await userEvent.click(screen.getByText('Save for later'));

  expect(
    await screen.findByText(/^Saved in this browser\. The oldest of your 12 designs, “Sign 1”, was removed\./),
  ).toBeVisible();
  expect(screen.queryByLabelText('Remove “Sign 1”')).toBeNull();
  expect(screen.getByLabelText('Remove “Sign 2”')).toBeVisible();
});

test('A saved design is listed with its price and size, and opens in the room in which it was saved', async () => {
  await userEvent.click(screen.getByLabelText('Café'));
  await userEvent.click(screen.getByRole('button', { name: 'Save for later' }));
  await screen.findByRole('button', { name: 'Saved' });
  close();
  localStorage.setItem(
    'lumora-designs',
    (localStorage.getItem('lumora-designs') ?? '').replace('x7k2m9q4', savedChai.id),
  );
  close = openShop('/custom-neon', undefined, designResponses);

  const list = await screen.findByRole('region', { name: 'Your saved designs' });
  const link = await within(list).findByRole('link', { name: /₹[\d,]+\s*Board 96 × \d+ cm$/ });
  await userEvent.click(link);

  await screen.findByRole('heading', { level: 1, name: '“Chai”' });
  expect(screen.getByLabelText('Café')).toBeChecked();
});

test('A design that is removed while another is saved stays removed', async () => {
  close();
  localStorage.setItem('lumora-designs', JSON.stringify([{ id: savedChai.id, name: 'Chai', room: 'brick' }]));
  await openDesigner();
  let respond = () => undefined as void;
  beforeSaved = new Promise((resolve) => (respond = resolve));
  await userEvent.click(screen.getByText('Save for later'));
  await userEvent.click(screen.getByLabelText('Remove “Chai”'));

  respond();

  expect(await screen.findByLabelText('Remove “Good vibes”')).toBeVisible();
  expect(screen.queryByLabelText('Remove “Chai”')).toBeNull();
});

test('A broken list of saved designs counts as none', async () => {
  close();
  localStorage.setItem('lumora-designs', '[{"id":"../x","name":1}]');
  close = openShop('/custom-neon', undefined, designResponses);

  expect(await screen.findByRole('heading', { name: 'Start from an idea' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your saved designs' })).toBeNull();
});

test('A design that the browser cannot store is listed, and the shopper reads that a reload removes it', async () => {
  // the last test, because the list stays in memory
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  await userEvent.click(screen.getByText('Save for later'));

  expect(await screen.findByText(/^Saved only until you reload or close this page/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Good vibes/ })).toHaveAttribute('href', '/d/x7k2m9q4');
});
