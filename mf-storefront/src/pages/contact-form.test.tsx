import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShop } from '../testing/open-shop.ts';

let close: () => void;
let opened: string[];
const realOpen = window.open;

beforeEach(async () => {
  opened = [];
  // jsdom opens no windows
  window.open = (url) => {
    opened.push(decodeURIComponent(String(url)));
    return null;
  };
  close = openShop('/pages/contact');
  await screen.findByRole('form', { name: 'Write to us' });
});

afterEach(() => {
  close();
  sessionStorage.clear();
  window.open = realOpen;
});

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send on WhatsApp' }));

test('The message of the form opens in WhatsApp with the name of its writer', async () => {
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await userEvent.type(screen.getByLabelText('Message'), 'Do you ship to Leh?');
  await send();

  expect(opened).toEqual(['https://wa.me/919876543210?text=Hi, this is Asha. Do you ship to Leh?']);
});

test('An empty message shows an error and opens nothing', async () => {
  await send();

  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Write a message first');
  expect(screen.getByLabelText('Message')).toHaveFocus();
  expect(opened).toEqual([]);
});

test('A message that is being written survives a visit to another page', async () => {
  await userEvent.type(screen.getByLabelText('Message'), 'Do you ship to Leh?');
  await userEvent.click(screen.getByRole('link', { name: 'Track order' }));
  await screen.findByRole('heading', { level: 1, name: 'Track your order' });

  window.history.back();

  expect(await screen.findByLabelText('Message')).toHaveValue('Do you ship to Leh?');
});

test('The form precedes the text of the page, so that phones show it first', () => {
  const form = screen.getByRole('form', { name: 'Write to us' });

  expect(form.compareDocumentPosition(screen.getAllByRole('heading', { level: 2 })[0] as HTMLElement)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
