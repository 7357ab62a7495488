/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RenderedPage } from '@lumora/shared-contract';
import { heroPreviewRule } from './home/hero/hero-preview.ts';
import { render } from './server.tsx';
import { responseFor, home, summary } from './testing/sample-shop.ts';

let api: Server;
const origin = 'https://shop.example';
const apiUrl = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}/api`; // it listens on a port, not a pipe
const asked: string[] = [];
let apiDelayMs = 0;
const page = (path: string): Promise<RenderedPage> => render(path, { apiUrl: apiUrl(), origin });
const pageWithoutApi = (path: string) => render(path, { apiUrl: 'http://127.0.0.1:9/api', origin });

beforeAll(async () => {
  api = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (url === '/media/front/440.avif') return void response.end('a coarse front');
    const answer = responseFor(url.replace('/api', ''));
    response.statusCode = typeof answer === 'number' ? answer : 200;
    setTimeout(() => response.end(JSON.stringify(answer)), apiDelayMs);
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(() => {
  api.close();
});

test('The home page is whole before any script runs', async () => {
  const { status, body, cacheable } = await page('/');

  expect({ status, cacheable }).toEqual({ status: 200, cacheable: true });
  expect(body).toContain('Custom Neon Signs');
  expect(body).toContain('Wedding Neon');
  expect(body).toContain('शुभ विवाह');
  expect(body).toContain('/media/abc/640.avif 640w');
  expect(body).toContain('https://wa.me/919876543210?text=');
});

async function askedFor(version?: string): Promise<string[]> {
  asked.length = 0;
  await render('/pages/terms', { apiUrl: apiUrl(), origin, ...(version !== undefined && { version }) });
  return asked.toSorted((a, b) => a.localeCompare(b));
}

test('What is on every page is asked for once in a version of the data', async () => {
  expect(await askedFor('1')).toEqual(['/api/pages/terms', '/api/promotions/active', '/api/shop']);
  expect(await askedFor('1')).toEqual(['/api/pages/terms']);
  expect(await askedFor('2')).toEqual(['/api/pages/terms', '/api/promotions/active', '/api/shop']);
  expect(await askedFor()).toEqual(['/api/pages/terms', '/api/promotions/active', '/api/shop']);
});

test('What failed is asked for again by the next page', async () => {
  await render('/pages/terms', { apiUrl: 'http://127.0.0.1:9/api', origin, version: '3' });

  expect(await askedFor('3')).toEqual(['/api/pages/terms', '/api/promotions/active', '/api/shop']);
});

test('The HTML holds nothing that the security policy forbids', async () => {
  const { body } = await page('/');

  expect(body).not.toMatch(/\sstyle=/);
  expect(body).not.toMatch(/<script|\son\w+=/);
});

test('The head tells search engines who the shop is, and no name can break out of it', async () => {
  const { head } = await page('/?utm_source=x');
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];

  expect(JSON.parse(data)).toMatchObject({ '@type': 'Organization', name: home.shop.name, url: `${origin}/` });
  expect(head).toContain(`<link rel="canonical" href="${origin}/">`);
  expect(head).toContain(`<meta property="og:image" content="${origin}/media/abc/1280.jpg">`);
  expect(head).not.toContain('</script><b>');
});

test('The state carries what the page was made from', async () => {
  const { state } = await page('/');

  const { works, sections } = home;
  expect(state).toMatchObject({
    known: expect.arrayContaining([
      expect.objectContaining({ queryKey: ['shop'], data: summary }),
      expect.objectContaining({ queryKey: ['home'], data: expect.objectContaining({ works, sections }) }),
    ]),
  });
});

test('An unknown path is a 404 that leads home and to support', async () => {
  const { status, body, head, cacheable } = await page('/nowhere');

  expect({ status, cacheable }).toEqual({ status: 404, cacheable: false });
  expect(body).toContain('Page Not Found');
  expect(body).toContain('The page you&#x27;re looking for couldn&#x27;t be found.');
  expect(body).toContain('Contact Support');
  expect(head).toContain('noindex');
});

test.each(['//evil.example/x', '/.//evil.example', '/products/<b>'])(
  'The odd address %s is a 404 like any other',
  async (path) => {
    const { status, head } = await page(path);

    expect(status).toBe(404);
    expect(head).not.toMatch(/evil|<b>/);
  },
);

test('Without the API the page says so, is a 503 and is not kept', async () => {
  const { status, body, cacheable } = await pageWithoutApi('/');

  expect({ status, cacheable }).toEqual({ status: 503, cacheable: false });
  expect(body).toContain('We cannot reach the shop right now');
  expect(body).toContain('Skip to content');
});

test('A page is whole when a busy machine delays the API by seconds', async () => {
  apiDelayMs = 1_800;
  const { status, body } = await page('/products/chai-and-chill');
  apiDelayMs = 0;

  expect(status).toBe(200);
  expect(body).toContain('Chai &amp; Chill');
});

test('A product page is whole before any script runs', async () => {
  const { status, body, screen, cacheable } = await page('/products/chai-and-chill');

  expect({ status, screen, cacheable }).toEqual({ status: 200, screen: 'product', cacheable: true });
  for (const words of ['Chai &amp; Chill', '₹3,499', '₹4,999', '30% off', 'Bent by hand.', 'Free PAN India shipping']) {
    expect(body).toContain(words);
  }
  expect(body).toContain('Its sibling');
  expect(body).not.toMatch(/\sstyle=|<script/);
});

test('A product page tells search engines what is sold, for how much, and where it stands', async () => {
  const { head } = await page('/products/chai-and-chill');
  const facts = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, data = '']) =>
    JSON.parse(data),
  );

  expect(facts).toMatchObject([
    { '@type': 'Product', name: 'Chai & Chill', url: `${origin}/products/chai-and-chill` },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }] },
  ]);
  expect(facts[0].offers[0]).toMatchObject({ sku: 'CHAI-1', price: '2399.00', priceCurrency: 'INR' });
  expect(head).toContain(`<link rel="canonical" href="${origin}/products/chai-and-chill">`);
  expect(head).toMatch(/<link rel="preload" as="image" [^>]*\/media\/front\/640\.avif 640w/);
});

const coarseFront = `img[src^="/media/front/"]{background-image:url(data:image/avif;base64,${btoa('a coarse front')})}`;

test('A product page carries its first picture, coarse, for the sharp one to cover', async () => {
  const { style, cacheable } = await page('/products/chai-and-chill');

  expect(style).toContain(coarseFront);
  expect(cacheable).toBe(true);
});

test('A list carries the picture of its first product', async () => {
  const { style } = await page('/product-display');

  expect(style).toContain(coarseFront);
});

test('The home page alone carries the picture of its hero', async () => {
  const [first, list] = await Promise.all([page('/'), page('/product-display')]);

  expect(first.style).toContain(heroPreviewRule);
  expect(list.style).not.toContain(heroPreviewRule);
});

test('A former address of a product leads to its present one', async () => {
  const { status, redirect } = await page('/products/its-old-name');

  expect({ status, redirect }).toEqual({ status: 301, redirect: '/products/chai-and-chill' });
});

test('A former address leads to the same variant and page of reviews, and no address out of the shop', async () => {
  const { redirect } = await page('/products/its-old-name?variant=3&reviews=2&next=//evil.example%0d%0a');

  expect(redirect).toBe('/products/chai-and-chill?variant=3&reviews=2&next=%2F%2Fevil.example%0D%0A');
});

test('A product that there is none of is a 404', async () => {
  const { status, body, cacheable } = await page('/products/nowhere');

  expect({ status, cacheable }).toEqual({ status: 404, cacheable: false });
  expect(body).toContain('Page Not Found');
});

test('A list is real links and a form that works without scripts', async () => {
  const { status, body, head } = await page('/product-display?category_id=7&page=2');

  expect(status).toBe(200);
  expect(body).toContain('href="/products/chai-and-chill"');
  expect(body).toContain('href="/product-display?category_id=7&amp;page=3"');
  expect(body).toMatch(/<form [^>]*action="\/product-display"/);
  expect(body).toContain('>Wedding Neon</h1>');
  expect(head).toContain(`<link rel="canonical" href="${origin}/product-display?category_id=7&#38;page=2">`);
});

test('Filters that the API refuses are said so, with a way out', async () => {
  const refused = `/product-display?category_id=7&${'size=S&'.repeat(21)}`;
  const { status, body } = await page(refused);

  expect(status).toBe(404);
  expect(body).toContain('Show all signs');
  expect(body).toContain('>Signs</h1>');
});

test('A lowest price above the highest is the range between them, in order in its fields', async () => {
  const { status, body } = await page('/product-display?price_min=9000&price_max=2000');

  expect(status).toBe(200);
  expect(body).toContain('href="/products/chai-and-chill"');
  expect(body).toMatch(/<input [^>]*name="price_min"[^>]*value="2000"/);
  expect(body).toMatch(/<input [^>]*name="price_max"[^>]*value="9000"/);
});

test.each(['sort=bogus', 'sort=featured', 'price_min=abc&category_id=x&page=0&in_stock=perhaps'])(
  '%s asks for nothing that there is: it is the list of all, in the order that it says it has',
  async (search) => {
    const { status, body, head } = await page(`/product-display?${search}`);

    expect(status).toBe(200);
    expect(body).toContain('>All signs</h1>');
    expect(body).toContain('<option value="" selected="">Featured</option>');
    expect(body).not.toMatch(/value="abc"|Clear filters/);
    expect(head).toContain(`<link rel="canonical" href="${origin}/product-display">`);
  },
);

test('A page behind the last one says so, is no place to be found, and leads to the last one', async () => {
  const { status, body, head, cacheable } = await page('/product-display?colour=Pink&page=99');

  expect({ status, cacheable }).toEqual({ status: 404, cacheable: false });
  expect(body).toContain('There is no page <!-- -->99');
  expect(body).toContain('href="/product-display?colour=Pink&amp;page=3"');
  expect(body).not.toContain('aria-label="Pages"');
  expect(head).toContain('noindex');
});

test('Without scripts every choice of a product is the address of its variant, drawn with its price and stock', async () => {
  const { body } = await page('/products/chai-and-chill');
  expect(body).toMatch(/<noscript>.*href="\/products\/chai-and-chill\?variant=3"/);

  const { body: blue } = await page('/products/chai-and-chill?variant=3');

  expect(blue).toContain('₹1,49,999');
  expect(blue).toContain('Only 2 left, ready to ship');
});

test('The keyboard comes to a way past the filters before it comes to them', async () => {
  const { body } = await page('/product-display');

  const way = body.indexOf('href="#products"');
  expect(way).toBeGreaterThan(0);
  expect(way).toBeLessThan(body.indexOf('type="search"'));
  expect(body.indexOf('id="products"')).toBeGreaterThan(body.indexOf('Availability'));
});

test.each(['/%2F', '/gone/%5Cb', '/%25E0%25A4%25A'])('The path %s is an unknown page', async (path) => {
  expect(await page(path)).toMatchObject({ status: 404, screen: 'not-found' });
});
