/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ActivePromotions } from '@lumora/shared-contract/promotions';
import { render } from '../server.tsx';
import { banner, noActivePromotions, offer, promotions } from '../testing/sample-promotions.ts';
import { responseFor } from '../testing/sample-shop.ts';

let api: Server;
let active: ActivePromotions | null;

beforeAll(async () => {
  api = createServer(({ url = '' }, response) => {
    const path = url.replace('/api', '');
    if (path === '/media/small/440.avif') return void response.end('banner preview');
    const isFailing = path === '/promotions/active' && active === null;
    const content = path === '/promotions/active' ? { data: active } : responseFor(path);
    response.statusCode = isFailing ? 500 : 200;
    response.end(JSON.stringify(content));
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(() => {
  api.close();
});

function page(path: string) {
  const { port } = api.address() as AddressInfo; // a string only for a pipe; this server listens on TCP
  return render(path, { apiUrl: `http://127.0.0.1:${port}/api`, origin: 'https://shop.example' });
}

test.each(['/', '/gallery', '/cart', '/nowhere'])('The server renders the ribbon on %s', async (path) => {
  active = promotions;

  const { body, style } = await page(path);

  expect(body).toContain('दिवाली: सब पर 20% की छूट');
  expect(style).toContain("[data-offer='1']{--offer-ground:#ff2e88;--offer-ink:#0b0b12}");
  expect(style).toContain("[data-offer='2']{--offer-ground:#ffffff;--offer-ink:#000000}");
  expect(body).not.toMatch(/\sstyle=|<script/);
});

test('Banners are rendered at their positions with pictures for large and small screens', async () => {
  active = { ...promotions, festival: { name: 'दीपावली', colour: '#ff7a1a' } };

  const home = await page('/');
  const list = await page('/product-display');

  expect(home.style).toContain(':root{--lumora-festival:#ff7a1a}');
  expect(home.body).toContain('दीपावली');
  expect(home.body).toMatch(/<source type="image\/avif" srcSet="\/media\/small\/[^>]*media="\(max-width: 767px\)"/);
  expect(home.body).toMatch(/<img src="\/media\/wide\/1280.jpg" width="1920" height="640" alt="" loading="eager"/);
  expect(list.body).toContain('New arrivals');
  expect(list.body).not.toContain('Wedding season');
});

test('The picture of a list banner with the link of a header offer, which phones hide, is loaded lazily', async () => {
  const link = '/product-display?category_id=7';
  const product_list = banner({ id: 6, title: 'New arrivals', link });
  const header_offers = [offer({ id: 1, text: 'New signs', link })];
  active = { ...promotions, header_offers, banners: { ...promotions.banners, product_list } };

  const { body } = await page('/product-display');

  expect(body).toMatch(/<img src="\/media\/wide\/1280.jpg"[^>]*loading="lazy"/);
});

test.each(['q=chai', 'category_id=7', 'price_max=2000'])(
  'A list filtered by %s has no banner and the preview of its first product',
  async (search) => {
    active = promotions;

    const { body, style } = await page(`/product-display?${search}`);

    expect(body).toContain('href="/products/chai-and-chill"');
    expect(body).not.toContain('New arrivals');
    expect(style).not.toContain('/media/small');
  },
);

test('The offers page lists every live offer with its link', async () => {
  active = promotions;
  const { body } = await page('/pages/offers');
  active = noActivePromotions;
  const later = await page('/pages/offers');

  const [, list = ''] = /On offer now<\/h2>(.*?)<\/section>/.exec(body) ?? [];
  expect(list).toMatch(/<a href="\/product-display"[^>]*>दिवाली: सब पर 20% की छूट<\/a>/);
  expect(list).toContain('Free shipping');
  expect(later.body).not.toContain('On offer now');
});

test('A page is rendered without promotions when they cannot be fetched, and is not cacheable', async () => {
  active = null;

  const { status, body, cacheable, style } = await page('/gallery');

  expect({ status, cacheable, style }).toEqual({ status: 200, cacheable: false, style: undefined });
  expect(body).not.toContain('aria-label="Offers"');
});

test('The page inlines the preview of the banner picture for phones', async () => {
  active = promotions;

  const { style } = await page('/');

  const picture = `background-image:url(data:image/avif;base64,${btoa('banner preview')})`;
  expect(style).toContain(`@media (max-width:767px){img[src^="/media/wide/"]{${picture}}}`);
});
