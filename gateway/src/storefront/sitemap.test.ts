import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { changingLifetime } from '../cdn/page-cache-headers.ts';
import { sitemap } from './sitemap.ts';

let api: Server;
let gateway: FastifyInstance;
let origin: string;
let isDown = false;

const responses: Record<string, string> = {
  '/api/sitemap': JSON.stringify({
    data: {
      files: [
        { name: 'pages', lastmod: null },
        { name: 'products-1', lastmod: '2026-11-01T08:00:00.000Z' },
      ],
    },
  }),
  '/api/sitemap/pages': '/products/lamp\n/orders/1\n/no-page\n',
  '/api/sitemap/products-1': '/products/heart-neon\t2026-11-01T08:00:00.000Z\n/products/arrow?a=1&b=2\n',
};

const cdnLifetime = changingLifetime(true);

beforeAll(async () => {
  api = createServer(({ url = '' }, response) => {
    const body = isDown ? undefined : responses[url];
    response.statusCode = isDown ? 500 : 200;
    if (body === undefined && !isDown) response.statusCode = 404;
    response.end(body ?? '{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo; // listens on a port, not a pipe
  gateway = Fastify();
  await gateway.register(sitemap, {
    apiUrl: `http://127.0.0.1:${port}/api`,
    origin: 'https://shop.example',
    cdnLifetime,
    pages: () => [
      { path: '/', query: [], isIndexed: true },
      { path: '/cart', query: [], isIndexed: false },
      { path: '/orders/:reference', query: [], isIndexed: false },
      { path: '/products/:slug', query: [], isIndexed: true },
      { path: '*', query: [], isIndexed: false },
    ],
  });
  origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await gateway.close();
  api.close();
});

async function visit(path: string) {
  const response = await fetch(origin + path);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

test('robots.txt disallows the declared pages that search engines must not index, and names the sitemap', async () => {
  const { body } = await visit('/robots.txt');

  const disallowed = Array.from(body.matchAll(/^Disallow: (.*)$/gm), ([, path]) => path);
  expect(disallowed).toEqual(['/admin', '/auth', '/api', '/cart', '/orders']);
  expect(body).toContain('\nSitemap: https://shop.example/sitemap.xml\n');
});

test('sitemap.xml lists the sitemap files with absolute URLs and modification times', async () => {
  const { body, headers } = await visit('/sitemap.xml');

  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(body).toContain('<sitemap><loc>https://shop.example/sitemap-pages.xml</loc></sitemap>');
  expect(body).toContain(
    '<loc>https://shop.example/sitemap-products-1.xml</loc><lastmod>2026-11-01T08:00:00.000Z</lastmod>',
  );
});

test('a sitemap file lists page URLs as XML', async () => {
  const { body } = await visit('/sitemap-products-1.xml');

  expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
  expect(body).toContain(
    '<url><loc>https://shop.example/products/heart-neon</loc><lastmod>2026-11-01T08:00:00.000Z</lastmod></url>',
  );
  expect(body).toContain('<url><loc>https://shop.example/products/arrow?a=1&#38;b=2</loc></url>');
  expect(body.endsWith('</urlset>\n')).toBe(true);
});

test('the file of the pages begins with declared pages, and has no page that is not declared or not indexed', async () => {
  const { body } = await visit('/sitemap-pages.xml');

  const urls = Array.from(body.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url);
  expect(urls).toEqual(['https://shop.example/', 'https://shop.example/products/lamp']);
});

test('an unknown sitemap file gets 404', async () => {
  for (const path of ['/sitemap-products-9.xml', '/sitemap-..xml', '/sitemap-pages', '/sitemap-a%2Fb.xml']) {
    expect((await visit(path)).status).toBe(404);
  }
});

test('a crawler gets 503 with Retry-After while the API is down', async () => {
  isDown = true;
  const { status, headers } = await visit('/sitemap.xml');
  isDown = false;

  expect([status, headers.get('retry-after')]).toEqual([503, '600']);
});
