/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { render } from '../server.tsx';
import { responseFor } from '../testing/sample-shop.ts';

let api: Server;

beforeAll(async () => {
  api = createServer(({ url = '' }, response) => {
    response.end(JSON.stringify(responseFor(url.replace('/api', ''))));
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(() => {
  api.close();
});

test('The server-rendered cart page is the same for everybody and explains how to order without scripts', async () => {
  const { port } = api.address() as AddressInfo; // a string only for a pipe; this server listens on TCP
  const apiUrl = `http://127.0.0.1:${port}/api`;

  const { status, screen, head, body, cacheable } = await render('/cart', { apiUrl, origin: 'https://shop.example' });

  expect({ status, screen, cacheable }).toEqual({ status: 200, screen: 'cart', cacheable: true });
  expect(head).toContain('noindex');
  expect(body).toContain('aria-label="Cart"');
  expect(body).toContain('The cart needs JavaScript');
  expect(body).toContain('https://wa.me/919876543210');
  expect(body).not.toContain('Your cart is empty');
  expect(body).not.toMatch(/\sstyle=|<script/);
});
