import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { http } from '@lumora/shared-auth/core';
import { openShop } from './open-shop.ts';
import { responseFor } from './sample-shop.ts';
import { errorsAtom, logoAtom } from '../logo-enquiry/enquiry-draft.ts';
import { idempotencyKeyAtom, submissionAtom } from '../logo-enquiry/enquiry-submission.ts';

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
let close: () => void;

export const stored: Response = { status: 200, body: { data: { reference: 'ENQ-7F3K2Q' } } };

/** The requests that the server has received, and its response to the next one. */
export const enquiryApi = { received: [] as Received[], respond: (): Response | Promise<Response> => stored };

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
      enquiryApi.received.push({ key: request.headers['idempotency-key'], body: Buffer.concat(chunks).toString() });
      return void Promise.resolve(enquiryApi.respond()).then(({ status, body }) =>
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
  enquiryApi.received = [];
  enquiryApi.respond = () => stored;
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

function loseMemory() {
  const store = getDefaultStore();
  act(() => {
    store.set(logoAtom, null);
    store.set(errorsAtom, {});
    store.set(submissionAtom, { is: 'ready' });
    store.set(idempotencyKeyAtom, '');
  });
}

/** Opens the form as a reload does: what was in memory is lost. */
export async function reload() {
  close();
  loseMemory();
  await openForm();
}

async function openForm() {
  close = openShop('/custom-neon/logo');
  await screen.findByRole('heading', { level: 1, name: 'Your logo in neon' });
}

export const logo = (type = 'image/svg+xml', content = '<svg/>') => new File([content], 'logo.svg', { type });
export const field = (name: string | RegExp) => screen.getByLabelText(name);
export const choose = (file: File) => fireEvent.change(field('Logo'), { target: { files: [file] } });
export const send = () => userEvent.click(screen.getByRole('button', { name: 'Send my logo' }));

/** Delays the response until the returned function is called. */
export function holdResponse(): () => void {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  enquiryApi.respond = () => held.then(() => stored);
  return () => release();
}

export async function leavePage() {
  await userEvent.click(screen.getByRole('link', { name: 'Only words? Design them yourself' }));
  await screen.findByRole('heading', { level: 1, name: 'Design your neon sign' });
}

/** Opens the page by a link, which is another visit; Back returns to the same one. */
export async function returnByLink() {
  await userEvent.click(screen.getByRole('link', { name: 'Have a logo? Send it to us' }));
  await screen.findByRole('link', { name: 'Only words? Design them yourself' });
}

export async function returnByBack() {
  window.history.back();
  await screen.findByRole('link', { name: 'Only words? Design them yourself' });
}

export function fill(values: Record<string, string> = {}) {
  const all = {
    'Width in cm': '80',
    'Your idea (optional)': 'शुभ',
    Name: 'Meera',
    'Mobile number': '9876543210',
  };
  for (const [name, value] of Object.entries({ ...all, ...values }))
    fireEvent.change(field(name), { target: { value } });
}
