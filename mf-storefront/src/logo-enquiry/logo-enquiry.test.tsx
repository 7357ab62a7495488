import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { http } from '@lumora/shared-auth/core';
import { openShop } from '../testing/open-shop.ts';
import { responseFor } from '../testing/sample-shop.ts';
import { errorsAtom, logoAtom } from './enquiry-draft.ts';
import { idempotencyKeyAtom, submissionAtom } from './enquiry-submission.ts';

jest.setTimeout(30_000);

interface Received {
  key: IncomingMessage['headers'][string];
  body: string;
}

interface Response {
  status: number;
  body: object;
}

/** A server, because the form is sent by XMLHttpRequest, which reports the progress. */
let server: Server;
let received: Received[];
let respond: () => Response | Promise<Response>;
let close: () => void;
const { createObjectURL, revokeObjectURL } = URL;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'OPTIONS') return response.end();
      if (request.method === 'GET')
        return response.end(JSON.stringify(responseFor(`${request.url}`.replace('/api', ''))));
      received.push({ key: request.headers['idempotency-key'], body: Buffer.concat(chunks).toString() });
      return void Promise.resolve(respond()).then(({ status, body }) =>
        response.writeHead(status).end(JSON.stringify(body)),
      );
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});

afterAll(() => {
  http.configure({ baseUrl: '/api' });
  server.closeAllConnections();
  return new Promise((closed) => server.close(closed));
});

beforeEach(async () => {
  received = [];
  respond = () => stored;
  // jsdom has no object URLs
  URL.createObjectURL = () => 'blob:logo';
  URL.revokeObjectURL = () => undefined;
  const { port } = server.address() as AddressInfo; // a TCP server has no string address
  http.configure({ baseUrl: `http://127.0.0.1:${port}/api` });
  await openForm();
});

afterEach(() => {
  // closed pages stay mounted: they must not show what a later test sends
  window.history.pushState(null, '', '/orders');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  close();
  sessionStorage.clear();
  loseMemory();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

const stored: Response = { status: 200, body: { data: { reference: 'ENQ-7F3K2Q' } } };

/** Removes what is in memory, as a reload does. */
function loseMemory() {
  const store = getDefaultStore();
  act(() => {
    store.set(logoAtom, null);
    store.set(errorsAtom, {});
    store.set(submissionAtom, { is: 'ready' });
    store.set(idempotencyKeyAtom, '');
  });
}

async function openForm() {
  close = openShop('/custom-neon/logo');
  await screen.findByRole('heading', { level: 1, name: 'Your logo in neon' });
}

const logo = (type = 'image/svg+xml', content = '<svg/>') => new File([content], 'logo.svg', { type });
const field = (name: string | RegExp) => screen.getByLabelText(name);
const choose = (file: File) => fireEvent.change(field('Logo'), { target: { files: [file] } });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send my logo' }));

/** Delays the response until the returned function is called. */
function holdResponse(): () => void {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  respond = () => held.then(() => stored);
  return () => release();
}

async function leavePage() {
  await userEvent.click(screen.getByRole('link', { name: 'Only words? Design them yourself' }));
  await screen.findByRole('heading', { level: 1, name: 'Design your neon sign' });
}

/** Opens the page by a link, which is another visit; Back returns to the same one. */
async function returnByLink() {
  await userEvent.click(screen.getByRole('link', { name: 'Have a logo? Send it to us' }));
  await screen.findByRole('link', { name: 'Only words? Design them yourself' });
}

async function returnByBack() {
  window.history.back();
  await screen.findByRole('link', { name: 'Only words? Design them yourself' });
}

function fill(values: Record<string, string> = {}) {
  const all = {
    'Width in cm': '80',
    'Your idea (optional)': 'शुभ',
    Name: 'Meera',
    'Mobile number': '9876543210',
  };
  for (const [name, value] of Object.entries({ ...all, ...values }))
    fireEvent.change(field(name), { target: { value } });
}

test('A logo is sent with size, wish and sender, and a summary of them replaces the form', async () => {
  choose(logo());
  expect(screen.getByRole('img', { name: 'Preview of your logo' })).toHaveAttribute('src', 'blob:logo');
  fill();

  await send();

  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, Meera. We have your logo.' })).toHaveFocus();
  expect(screen.queryByText(/^Send us your logo/)).toBeNull();
  expect(screen.getByText(/^Your enquiry is/)).toHaveTextContent(
    'Your enquiry is ENQ-7F3K2Q. We reply to +91 98765 43210 within a working day.',
  );
  const summary = screen.getByRole('region', { name: 'What you sent' });
  for (const part of ['logo.svg', '80 cm', 'शुभ', '+91 98765 43210']) expect(summary).toHaveTextContent(part);
  expect(within(summary).getByRole('img', { name: 'Your logo' })).toHaveAttribute('src', 'blob:logo');
  expect(screen.getByText(/you get the drawing and a price/)).toBeVisible();
  for (const part of ['name="width_cm"\r\n\r\n80', 'शुभ', 'Meera', '9876543210', 'filename="logo.svg"'])
    expect(received[0]?.body).toContain(part);
});

test('The texts and the file stay in the form when the shopper leaves the page and returns', async () => {
  choose(logo());
  fill();

  await leavePage();
  await returnByBack();

  expect(field('Name')).toHaveValue('Meera');
  expect(screen.getByText('logo.svg')).toBeVisible();
  await send();
  expect(await screen.findByText('ENQ-7F3K2Q')).toBeVisible();
  expect(received[0]?.body).toContain('filename="logo.svg"');
});

test('After a reload the texts are in the form, and the field of the file asks for it again', async () => {
  choose(logo());
  fill();
  close();
  loseMemory();

  await openForm();

  expect(field('Width in cm')).toHaveValue('80');
  expect(field(/^Your idea/)).toHaveValue('शुभ');
  expect(field('Mobile number')).toHaveValue('9876543210');
  expect(field('Logo')).toHaveAccessibleDescription(
    'Choose logo.svg again: a reload keeps only your texts. PNG, JPG, WEBP or SVG, at most 5 MB',
  );
  choose(logo());
  expect(field('Logo')).toHaveAccessibleDescription('PNG, JPG, WEBP or SVG, at most 5 MB');
});

test('The draft is removed once the logo has been sent', async () => {
  choose(logo());
  fill();
  await send();
  await screen.findByText('ENQ-7F3K2Q');
  expect(sessionStorage.getItem('lumora-logo-enquiry')).toBeNull();

  await leavePage();
  await returnByLink();

  expect(field('Name')).toHaveValue('');
  expect(screen.getByText('Choose a file or drop it here')).toBeVisible();
});

test('Missing and wrong values show an error at their field, and nothing is sent', async () => {
  fill({ 'Width in cm': '5', Name: '', 'Mobile number': '12' });

  await send();

  expect(field('Logo')).toHaveAccessibleDescription('Choose the file of your logo');
  expect(field('Logo')).toHaveFocus();
  expect(field('Width in cm')).toHaveAccessibleDescription('Enter a width of 20 to 300 cm');
  expect(field('Name')).toHaveAccessibleDescription('Name is required');
  expect(field('Mobile number')).toHaveAccessibleDescription('Enter a 10-digit mobile number');
  expect(received).toEqual([]);
});

test.each(['60 cm', '60cm', ' 60 CM', '60 cms.'])('A width of “%s” is sent as 60', async (typed) => {
  choose(logo());
  fill({ 'Width in cm': typed });

  await send();

  expect(await screen.findByText('ENQ-7F3K2Q')).toBeVisible();
  expect(received[0]?.body).toContain('name="width_cm"\r\n\r\n60\r\n');
});

test('The field of the width has room for a unit, and names what to enter instead of another one', async () => {
  choose(logo());
  fill({ 'Width in cm': '' });
  await userEvent.type(field('Width in cm'), 'about 24 inches');

  await send();

  expect(field('Width in cm')).toHaveValue('about 24 inches');
  expect(field('Width in cm')).toHaveAccessibleDescription('Enter the width in cm as a number, such as 60');
  expect(field('Width in cm')).toHaveFocus();
});

test.each([
  ['of another type', () => logo('application/pdf'), 'Send a PNG, JPG, WEBP or SVG, at most 5 MB'],
  [
    'of more than 5 MB',
    () => logo('image/png', 'x'.repeat(5 * 1024 * 1024 + 1)),
    'The file is larger than 5 MB. Send a smaller one.',
  ],
])('A file %s is rejected before it is sent', async (_what, file, message) => {
  choose(file());
  fill();

  await send();

  expect(field('Logo')).toHaveAccessibleDescription(message);
  expect(received).toEqual([]);
});

test('After an error everything is still in the form, and the repeated request has the same key', async () => {
  respond = () => ({ status: 503, body: { message: 'Try again in a minute.' } });
  choose(logo());
  fill();
  await send();
  expect(await screen.findByText(/^Try again in a minute. Nothing you entered is lost/)).toBeVisible();
  expect(field('Name')).toHaveValue('Meera');
  expect(screen.getByText('logo.svg')).toBeVisible();

  respond = () => stored;
  await send();

  expect(await screen.findByText('ENQ-7F3K2Q')).toBeVisible();
  expect(received).toHaveLength(2);
  expect(received[1]?.key).toBe(received[0]?.key);
});

test('A logo that is being sent when the shopper leaves and returns cannot be sent again', async () => {
  const release = holdResponse();
  choose(logo());
  fill();
  await send();

  await leavePage();
  await returnByLink();

  await userEvent.click(screen.getByRole('button', { name: 'Sending…' }));
  release();
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, Meera. We have your logo.' })).toHaveFocus();
  expect(received).toHaveLength(1);
});

test('A logo that was sent while the shopper was on another page is confirmed once, and on Back', async () => {
  const release = holdResponse();
  choose(logo());
  fill();
  await send();
  await leavePage();
  release();
  await waitFor(() => expect(sessionStorage.getItem('lumora-logo-enquiry')).toBeNull());

  await returnByLink();

  expect(screen.getByText('ENQ-7F3K2Q')).toBeVisible();
  await leavePage();
  await returnByBack();
  expect(screen.getByText('ENQ-7F3K2Q')).toBeVisible();
  await leavePage();
  await returnByLink();
  expect(field('Name')).toHaveValue('');
});

test('A logo that was not sent has the same key after the shopper leaves and returns', async () => {
  respond = () => ({ status: 503, body: { message: 'Try again in a minute.' } });
  choose(logo());
  fill();
  await send();
  await screen.findByText(/^Try again in a minute/);

  await leavePage();
  await returnByLink();

  expect(screen.getByText(/^Try again in a minute/)).toBeVisible();
  respond = () => stored;
  await send();
  expect(await screen.findByText('ENQ-7F3K2Q')).toBeVisible();
  expect(received[1]?.key).toBe(received[0]?.key);
});

test('A change that is made while the logo is sent stays in the draft', async () => {
  const release = holdResponse();
  choose(logo());
  fill();
  await send();
  fill({ Name: 'Meera Nair' });

  release();

  expect(await screen.findByRole('heading', { level: 1, name: /^Thank you, Meera\./ })).toBeVisible();
  await leavePage();
  await returnByLink();
  expect(field('Name')).toHaveValue('Meera Nair');
});

test('An error of the server for the file is shown at the file', async () => {
  const message = 'The SVG could not be rendered. Save it as a plain SVG, or as PNG.';
  respond = () => ({ status: 422, body: { message, error: 'invalid', fields: { logo: message } } });
  choose(logo());
  fill();

  await send();

  await waitFor(() => expect(field('Logo')).toHaveAccessibleDescription(message));
  expect(field('Logo')).toHaveFocus();
});

test('The form is preceded by pictures, names and prices of the same logos for small screens', async () => {
  const examples = screen.getByRole('list', { name: 'Examples' });

  const himalaya = await within(examples).findByRole('link', { name: 'Himalaya Logo' });
  expect(himalaya).toHaveAttribute('href', expect.stringMatching(/^\/products\//));
  expect(examples).toHaveTextContent('Himalaya LogoFrom ₹2,399');
  expect(himalaya.compareDocumentPosition(screen.getByRole('form'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('Logos of the shop are shown below the form with their prices, those of neon first', async () => {
  const logos = screen.getByRole('region', { name: 'Logos we have made' });

  const cards = await within(logos).findAllByRole('heading', { level: 3 });
  expect(cards.map(({ textContent }) => textContent)).toEqual(['Himalaya Logo', 'Neem Logo']);
  expect(logos).toHaveTextContent('₹2,399');
});

test('The designer links to the form', async () => {
  close();
  close = openShop('/custom-neon');

  expect(await screen.findByRole('link', { name: 'Have a logo? Send it to us' })).toHaveAttribute(
    'href',
    '/custom-neon/logo',
  );
});
