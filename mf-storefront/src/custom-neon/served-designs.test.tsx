/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { render } from '../server.tsx';
import { designResponses, savedChai } from '../testing/sample-designs.ts';
import { responseFor } from '../testing/sample-shop.ts';

let api: Server;

beforeAll(async () => {
  api = createServer(({ url = '' }, response) => {
    const path = url.replace('/api', '');
    const content = designResponses[path]?.() ?? responseFor(path);
    if (typeof content === 'number') response.statusCode = content;
    response.end(JSON.stringify(typeof content === 'number' ? {} : content));
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(() => {
  api.close();
});

function renderPage(path: string) {
  const { port } = api.address() as AddressInfo; // a string only for a pipe; this server listens on TCP
  return render(path, { apiUrl: `http://127.0.0.1:${port}/api`, origin: 'https://shop.example' });
}

test('The server renders the designer page with a lit sign, ideas, prices and the chat link', async () => {
  const { status, head, body } = await renderPage('/custom-neon');

  expect(status).toBe(200);
  expect(head).toContain('<link rel="canonical" href="https://shop.example/custom-neon">');
  expect(head).toContain('"@type":"Product"');
  expect(head).toContain('<meta property="og:image" content="https://shop.example/media/designs/cha1cha1.jpg">');
  expect(body).toContain('“Good vibes” lit');
  expect(body).toContain('href="/d/cha1cha1"');
  expect(body).toContain('₹1,400 a metre');
  expect(body).toContain('The designer needs JavaScript');
  expect(body).not.toMatch(/\sstyle=|<script/);
});

test('A short link renders the page of its design', async () => {
  const { status, head, body } = await renderPage(`/d/${savedChai.id}`);

  expect(status).toBe(200);
  expect(head).toContain('<title>“Chai” in neon | Lumora');
  expect(head).toContain(`<link rel="canonical" href="https://shop.example/d/${savedChai.id}">`);
  expect(head).toMatch(/A custom neon sign for ₹/);
  expect(body).toContain('“Chai” lit: Board 96 × 36 cm, Comfortaa, Blue, Black acrylic, with dimmer');
});

test('A short link has Open Graph data with a picture of the design, its size and alternative text', async () => {
  const { head } = await renderPage(`/d/${savedChai.id}`);

  const property = (name: string) => new RegExp(`property="og:${name}" content="(.*?)"`).exec(head)?.[1];
  expect(property('image')).toBe(`https://shop.example/media/designs/${savedChai.id}.jpg`);
  expect([property('image:width'), property('image:height')]).toEqual(['1200', '630']);
  expect(property('image:alt')).toBe('“Chai” as a lit neon sign');
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('The link of an unknown design is a 404', async () => {
  const { status, head } = await renderPage('/d/nothing1');

  expect(status).toBe(404);
  expect(head).not.toContain('og:image');
});
