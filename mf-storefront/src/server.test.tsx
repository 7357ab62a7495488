/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RenderedPage } from '@lumora/shared-contract/storefront';
import { heroPreviewRule } from './home/hero/hero-preview.ts';
import { render } from './server.tsx';
import { responseFor, home, summary } from './testing/sample-shop.ts';

let api: Server;
const origin = 'https://shop.example';
const apiUrl = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}/api`; // a string only for a pipe; this server listens on TCP
const requests: string[] = [];
let apiDelayMs = 0;
const page = (path: string): Promise<RenderedPage> => render(path, { apiUrl: apiUrl(), origin });
const pageWithoutApi = (path: string) => render(path, { apiUrl: 'http://127.0.0.1:9/api', origin });

beforeAll(async () => {
  api = createServer(({ url = '' }, response) => {
    requests.push(url);
    if (url === '/media/front/440.avif') return void response.end('front preview');
    const content = responseFor(url.replace('/api', ''));
    response.statusCode = typeof content === 'number' ? content : 200;
    setTimeout(() => response.end(JSON.stringify(content)), apiDelayMs);
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(() => {
  api.close();
});

test('The server renders the home page completely', async () => {
  const { status, body, cacheable } = await page('/');

  expect({ status, cacheable }).toEqual({ status: 200, cacheable: true });
  expect(body).toContain('Custom Neon Signs');
  expect(body).toContain('Wedding Neon');
  expect(body).toContain('/media/abc/640.avif 640w');
  expect(body).toContain('https://wa.me/919876543210?text=');
});

test('Links have no attribute for the framework mode of React Router, which every one of them would repeat', async () => {
  const { body } = await page('/');

  expect(body).not.toContain('data-discover');
});

async function requestsOf(version?: string): Promise<string[]> {
  requests.length = 0;
  await render('/pages/terms', { apiUrl: apiUrl(), origin, ...(version !== undefined && { version }) });
  return requests.toSorted((a, b) => a.localeCompare(b));
}

test('Data of every page is fetched once per version of the data', async () => {
  expect(await requestsOf('1')).toEqual(['/api/pages/terms', '/api/promotions/active', '/api/shop']);
  expect(await requestsOf('1')).toEqual(['/api/pages/terms']);
  expect(await requestsOf('2')).toEqual(['/api/pages/terms', '/api/promotions/active', '/api/shop']);
  expect(await requestsOf()).toEqual(['/api/pages/terms', '/api/promotions/active', '/api/shop']);
});

test('A page has the same state when the data of every page is cached', async () => {
  const first = await render('/', { apiUrl: apiUrl(), origin, version: '4' });
  const second = await render('/', { apiUrl: apiUrl(), origin, version: '4' });

  expect(JSON.stringify(second.state)).toBe(JSON.stringify(first.state));
});

test('Data that failed to load is fetched again by the next page', async () => {
  await render('/pages/terms', { apiUrl: 'http://127.0.0.1:9/api', origin, version: '3' });

  expect(await requestsOf('3')).toEqual(['/api/pages/terms', '/api/promotions/active', '/api/shop']);
});

test('The HTML contains no inline styles or scripts, which the CSP forbids', async () => {
  const { body } = await page('/');

  expect(body).not.toMatch(/\sstyle=/);
  expect(body).not.toMatch(/<script|\son\w+=/);
});

test('The head contains structured data of the shop with its name escaped', async () => {
  const { head } = await page('/?utm_source=x');
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];

  expect(JSON.parse(data)).toMatchObject({ '@type': 'Organization', name: home.shop.name, url: `${origin}/` });
  expect(head).toContain(`<link rel="canonical" href="${origin}/">`);
  expect(head).toContain(`<meta property="og:image" content="${origin}/media/abc/1280.jpg">`);
  expect(head).not.toContain('</script><b>');
});

test('The page state contains the data of the page', async () => {
  const { state } = await page('/');

  const { works, sections } = home;
  expect(state).toMatchObject({
    known: expect.arrayContaining([
      expect.objectContaining({ queryKey: ['shop'], data: summary }),
      expect.objectContaining({ queryKey: ['home'], data: expect.objectContaining({ works, sections }) }),
    ]),
  });
});

test('An unknown path is a 404 with links to the home page and support', async () => {
  const { status, body, head, cacheable } = await page('/nowhere');

  expect({ status, cacheable }).toEqual({ status: 404, cacheable: false });
  expect(body).toContain('Page Not Found');
  expect(body).toContain('The page you&#x27;re looking for couldn&#x27;t be found.');
  expect(body).toContain('Contact Support');
  expect(head).toContain('noindex');
});

test.each(['//evil.example/x', '/.//evil.example', '/products/<b>'])('The malformed path %s is a 404', async (path) => {
  const { status, head } = await page(path);

  expect(status).toBe(404);
  expect(head).not.toMatch(/evil|<b>/);
});

test('Without the API the page is a 503 with a message and is not cacheable', async () => {
  const { status, body, cacheable } = await pageWithoutApi('/');

  expect({ status, cacheable }).toEqual({ status: 503, cacheable: false });
  expect(body).toContain('We cannot reach the shop right now');
  expect(body).toContain('Skip to content');
});

test('A page is complete when the API responds after 1.8 s', async () => {
  apiDelayMs = 1_800;
  const { status, body } = await page('/products/chai-and-chill');
  apiDelayMs = 0;

  expect(status).toBe(200);
  expect(body).toContain('Chai &amp; Chill');
});

test('The server renders a product page completely', async () => {
  const { status, body, screen, cacheable } = await page('/products/chai-and-chill');

  expect({ status, screen, cacheable }).toEqual({ status: 200, screen: 'product', cacheable: true });
  for (const text of ['Chai &amp; Chill', '₹3,499', '₹4,999', '30% off', 'Bent by hand.', 'Free PAN India shipping']) {
    expect(body).toContain(text);
  }
  expect(body).toContain('Its sibling');
  expect(body).not.toMatch(/\sstyle=|<script/);
});

test('A product page has structured data of the product, its offers and breadcrumbs', async () => {
  const { head } = await page('/products/chai-and-chill');
  const structuredData = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, data = '']) => JSON.parse(data),
  );

  expect(structuredData).toMatchObject([
    { '@type': 'Product', name: 'Chai & Chill', url: `${origin}/products/chai-and-chill` },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }] },
  ]);
  expect(structuredData[0].offers[0]).toMatchObject({ sku: 'CHAI-1', price: '2399.00', priceCurrency: 'INR' });
  expect(head).toContain(`<link rel="canonical" href="${origin}/products/chai-and-chill">`);
  expect(head).toMatch(/<link rel="preload" as="image" [^>]*\/media\/front\/640\.avif 640w/);
});

const frontPreview = `img[src^="/media/front/"]{background-image:url(data:image/avif;base64,${btoa('front preview')})}`;

test('A product page inlines the preview of its first picture', async () => {
  const { style, cacheable } = await page('/products/chai-and-chill');

  expect(style).toContain(frontPreview);
  expect(cacheable).toBe(true);
});

test('A list page inlines the preview of its first product', async () => {
  const { style } = await page('/product-display');

  expect(style).toContain(frontPreview);
});

test('Only the home page inlines the preview of the hero', async () => {
  const [first, list] = await Promise.all([page('/'), page('/product-display')]);

  expect(first.style).toContain(heroPreviewRule);
  expect(list.style).not.toContain(heroPreviewRule);
});

test('A former slug of a product redirects to the current one', async () => {
  const { status, redirect } = await page('/products/its-old-name');

  expect({ status, redirect }).toEqual({ status: 301, redirect: '/products/chai-and-chill' });
});

test('The redirect of a former slug keeps the search parameters, escaped', async () => {
  const { redirect } = await page('/products/its-old-name?variant=3&reviews=2&next=//evil.example%0d%0a');

  expect(redirect).toBe('/products/chai-and-chill?variant=3&reviews=2&next=%2F%2Fevil.example%0D%0A');
});

test('An unknown product is a 404', async () => {
  const { status, body, cacheable } = await page('/products/nowhere');

  expect({ status, cacheable }).toEqual({ status: 404, cacheable: false });
  expect(body).toContain('Page Not Found');
});

test('A list has links and a form that work without scripts', async () => {
  const { status, body, head } = await page('/product-display?category_id=7&page=2');

  expect(status).toBe(200);
  expect(body).toContain('href="/products/chai-and-chill"');
  expect(body).toContain('href="/product-display?category_id=7&amp;page=3"');
  expect(body).toMatch(/<form [^>]*action="\/product-display"/);
  expect(body).toContain('>Wedding Neon</h1>');
  expect(head).toContain(`<link rel="canonical" href="${origin}/product-display?category_id=7&#38;page=2">`);
});

test('Filters that the API rejects are a 404 with a link to all products', async () => {
  const rejectedUrl = `/product-display?category_id=7&${'size=S&'.repeat(21)}`;
  const { status, body } = await page(rejectedUrl);

  expect(status).toBe(404);
  expect(body).toContain('Show all signs');
  expect(body).toContain('>Signs</h1>');
});

test('A price limit in the searched text of the URL is the highest price, also in the fields', async () => {
  const { status, body } = await page('/product-display?q=chai+under+5000&price_max=9000');

  expect(status).toBe(200);
  expect(body).toContain('>Signs for “chai” up to ₹5,000</h1>');
  expect(body).toMatch(/<input [^>]*name="q"[^>]*value="chai"/);
  expect(body).toMatch(/<input [^>]*name="price_max"[^>]*value="5000"/);
});

test('A searched text that is only a price limit counts as a filter, not as a search', async () => {
  const { body, head } = await page('/product-display?q=under+5000');

  expect(body).toContain('>All signs</h1>');
  expect(body).toContain('Clear <span>filters</span>');
  expect(head).toContain(`<link rel="canonical" href="${origin}/product-display">`);
});

test('A min price above the max price is swapped with it, also in the fields', async () => {
  const { status, body } = await page('/product-display?price_min=9000&price_max=2000');

  expect(status).toBe(200);
  expect(body).toContain('href="/products/chai-and-chill"');
  expect(body).toMatch(/<input [^>]*name="price_min"[^>]*value="2000"/);
  expect(body).toMatch(/<input [^>]*name="price_max"[^>]*value="9000"/);
});

test.each(['sort=bogus', 'sort=featured', 'price_min=abc&category_id=x&page=0&in_stock=perhaps'])(
  'The invalid parameters %s are ignored, also in the canonical URL',
  async (search) => {
    const { status, body, head } = await page(`/product-display?${search}`);

    expect(status).toBe(200);
    expect(body).toContain('>All signs</h1>');
    expect(body).toContain('<option value="" selected="">Featured</option>');
    expect(body).not.toMatch(/value="abc"|Clear filters/);
    expect(head).toContain(`<link rel="canonical" href="${origin}/product-display">`);
  },
);

test('A page beyond the last one is a 404 with a link to the last one and is not indexed', async () => {
  const { status, body, head, cacheable } = await page('/product-display?colour=Pink&page=99');

  expect({ status, cacheable }).toEqual({ status: 404, cacheable: false });
  expect(body).toContain('There is no page <!-- -->99');
  expect(body).toContain('href="/product-display?colour=Pink&amp;page=3"');
  expect(body).not.toContain('aria-label="Pages"');
  expect(head).toContain('noindex');
});

test('Without scripts every option of a product links to its variant, which is rendered with price and stock', async () => {
  const { body } = await page('/products/chai-and-chill');
  expect(body).toMatch(/<noscript>.*href="\/products\/chai-and-chill\?variant=3"/);
  expect(body).toMatch(/<noscript>.*66 × 58 cm.*₹2,399.*<\/noscript>/);

  const { body: blue } = await page('/products/chai-and-chill?variant=3');

  expect(blue).toContain('₹1,49,999');
  expect(blue).toContain('Only 2 left, dispatched in 3–5 business days');
});

test('A skip link precedes the filters in the tab order', async () => {
  const { body } = await page('/product-display');

  const skipLink = body.indexOf('href="#products"');
  expect(skipLink).toBeGreaterThan(0);
  expect(skipLink).toBeLessThan(body.indexOf('type="search"'));
  expect(body.indexOf('id="products"')).toBeGreaterThan(body.indexOf('Availability'));
});

test.each(['/%2F', '/gone/%5Cb', '/%25E0%25A4%25A'])('The path %s is a 404', async (path) => {
  expect(await page(path)).toMatchObject({ status: 404, screen: 'not-found' });
});
