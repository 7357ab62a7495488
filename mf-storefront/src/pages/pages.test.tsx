/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RenderedPage } from '@lumora/shared-contract/storefront';
import { render } from '../server.tsx';
import { responseFor } from '../testing/sample-shop.ts';

let api: Server;
const origin = 'https://shop.example';

beforeAll(async () => {
  api = createServer(({ url = '' }, response) => {
    const content = responseFor(url.replace('/api', ''));
    response.statusCode = typeof content === 'number' ? content : 200;
    response.end(JSON.stringify(content));
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(() => {
  api.close();
});

function page(path: string): Promise<RenderedPage> {
  const { port } = api.address() as AddressInfo; // a string only for a pipe; this server listens on TCP
  return render(path, { apiUrl: `http://127.0.0.1:${port}/api`, origin });
}

test('The server renders an information page completely', async () => {
  const { status, screen, body, head } = await page('/pages/shipping');

  expect({ status, screen }).toEqual({ status: 200, screen: 'info' });
  expect(body).toContain('<h1>Shipping</h1>');
  expect(body).toContain('<p>Made to order.</p><nav');
  expect(body).toContain('<h2 id="when">When</h2><ul><li>dispatched in 3–5 business days</li>');
  expect(body).toContain('<h2 id="cod">COD</h2><p>COD on request.</p>');
  expect(head).toContain(`<link rel="canonical" href="${origin}/pages/shipping">`);
  expect(head).toContain(`<meta property="og:image" content="${origin}/media/mor-pankh/1280.jpg">`);
  expect(body).not.toMatch(/\sstyle=|<script/);
});

test('An information page with several sections has links to them', async () => {
  const { body } = await page('/pages/shipping');

  const links = '<ul><li><a href="#when">When</a></li><li><a href="#cod">COD</a></li>';
  expect(body).toContain(links);
  expect(body).toContain(`<details><summary>On this page</summary>${links}`);
  expect(body).toContain('<a href="#टूट-फूट">टूट-फूट</a>');
  expect(body).toContain('<h2 id="टूट-फूट">टूट-फूट</h2>');
});

test('A page of text links to the other pages about help and the company, and marks itself', async () => {
  const { body } = await page('/pages/shipping');

  const links = /<nav[^>]*aria-label="Help and company">.*?<\/nav>/.exec(body)?.[0];
  expect(links).toMatch(/href="\/pages\/terms"/);
  expect(links).toMatch(/<a aria-current="page"[^>]*>Shipping<\/a>/);
});

test('The contact page has a form, the facts of the company that are set, and a link to a map', async () => {
  const { body } = await page('/pages/contact');

  expect(body).toContain('Send on WhatsApp');
  expect(body).toContain('<dt>GSTIN</dt><dd>29ABCDE1234F1Z5</dd>');
  expect(body).toContain('https://www.google.com/maps/search/?api=1&amp;query=14%20Glass%20Street');
  expect(body).not.toContain('Grievance officer');
});

test('The page of a work shows its products with links', async () => {
  const { status, body, head } = await page('/works/design-depth');

  expect(status).toBe(200);
  expect(body).toContain('href="/products/mor-pankh"');
  expect(head).toContain(`<meta property="og:image" content="${origin}/media/mor-pankh/1280.jpg">`);
});

test.each(['/pages/nothing', '/works/shipping'])('%s is a 404', async (path) => {
  const { status, body, head } = await page(path);

  expect(status).toBe(404);
  expect(body).toContain('Page Not Found');
  expect(head).toContain('noindex');
});

test('The server renders the gallery completely', async () => {
  const { status, screen, body, head } = await page('/gallery');

  expect({ status, screen }).toEqual({ status: 200, screen: 'gallery' });
  expect(body).toContain('>Gallery</h1>');
  expect(body).toContain('Sign 8 – by night');
  expect(head).toContain('/media/sign-1/1280.jpg');
  expect(body).not.toMatch(/\sstyle=|<script/);
});

test.each(['/', '/gallery', '/products/chai-and-chill'])('%s links to the information pages', async (path) => {
  const { body } = await page(path);

  for (const slug of ['shipping', 'privacy', 'terms', 'contact']) expect(body).toContain(`href="/pages/${slug}"`);
});

test('The home page links to the works', async () => {
  const { body } = await page('/');

  expect(body).toContain('href="/works/design-depth"');
});

test('The product page contains its reviews, also as structured data', async () => {
  const { body, head } = await page('/products/chai-and-chill');
  const product = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '{}');

  expect(body).toContain('Short wire.');
  expect(body).toContain('aria-label="4.6 stars of 5"');
  expect(product.aggregateRating).toMatchObject({ ratingValue: '4.6', reviewCount: 11 });
  expect(product.review[1]).toMatchObject({
    author: { name: 'Rahul' },
    datePublished: '2026-10-21',
    reviewRating: { ratingValue: 4 },
  });
  expect(head).not.toContain('Ananya </script>');
});

test('Older reviews are rendered by the server with the canonical URL of the product', async () => {
  const { body, head } = await page('/products/chai-and-chill?reviews=2');

  expect(body).toContain('The first of all.');
  expect(head).toContain(`<link rel="canonical" href="${origin}/products/chai-and-chill">`);
});
