/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ActivePromotions } from '@lumora/shared-contract';
import { render } from '../server.tsx';
import { noActivePromotions, promotions } from '../testing/sample-promotions.ts';
import { responseFor } from '../testing/sample-shop.ts';

let api: Server;
let offered: ActivePromotions | null;

beforeAll(async () => {
  api = createServer(({ url = '' }, response) => {
    const path = url.replace('/api', '');
    if (path === '/media/narrow/440.avif') return void response.end('a coarse banner');
    const isFailing = path === '/promotions/active' && offered === null;
    const answer = path === '/promotions/active' ? { data: offered } : responseFor(path);
    response.statusCode = isFailing ? 500 : 200;
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(() => {
  api.close();
});

function page(path: string) {
  const { port } = api.address() as AddressInfo; // it listens on a port, not a pipe
  return render(path, { apiUrl: `http://127.0.0.1:${port}/api`, origin: 'https://shop.example' });
}

test.each(['/', '/gallery', '/cart', '/nowhere'])('The ribbon is part of %s before any script runs', async (path) => {
  offered = promotions;

  const { body, style } = await page(path);

  expect(body).toContain('दिवाली: सब पर 20% की छूट');
  expect(style).toContain("[data-offer='1']{--offer-ground:#ff2e88;--offer-ink:#0b0b12}");
  expect(style).toContain("[data-offer='2']{--offer-ground:#ffffff;--offer-ink:#000000}");
  expect(body).not.toMatch(/\sstyle=|<script/);
});

test('Banners stand at their places, with a picture for wide and one for narrow screens', async () => {
  offered = { ...promotions, festival: { name: 'दीपावली', colour: '#ff7a1a' } };

  const home = await page('/');
  const list = await page('/product-display');

  expect(home.style).toContain(':root{--lumora-festival:#ff7a1a}');
  expect(home.body).toContain('दीपावली');
  expect(home.body).toMatch(/<source type="image\/avif" srcSet="\/media\/narrow\/[^>]*media="\(max-width: 767px\)"/);
  expect(home.body).toMatch(/<img src="\/media\/wide\/1280.jpg" width="1920" height="640" alt="" loading="eager"/);
  expect(list.body).toContain('New arrivals');
  expect(list.body).not.toContain('Wedding season');
});

test.each(['q=chai', 'category_id=7', 'price_max=2000'])(
  'What a list narrowed by %s was asked for comes first: no banner, and the picture of its first product',
  async (search) => {
    offered = promotions;

    const { body, style } = await page(`/product-display?${search}`);

    expect(body).toContain('href="/products/chai-and-chill"');
    expect(body).not.toContain('New arrivals');
    expect(style).not.toContain('/media/narrow');
  },
);

test('The page of offers names every offer of today, and leads to it', async () => {
  offered = promotions;
  const { body } = await page('/pages/offers');
  offered = noActivePromotions;
  const later = await page('/pages/offers');

  const [, list = ''] = /On offer now<\/h2>(.*?)<\/section>/.exec(body) ?? [];
  expect(list).toMatch(/<a href="\/product-display"[^>]*>दिवाली: सब पर 20% की छूट<\/a>/);
  expect(list).toContain('Free shipping');
  expect(later.body).not.toContain('On offer now');
});

test('A shop whose offers cannot be fetched is shown without them, and that page is not kept', async () => {
  offered = null;

  const { status, body, cacheable, style } = await page('/gallery');

  expect({ status, cacheable, style }).toEqual({ status: 200, cacheable: false, style: undefined });
  expect(body).not.toContain('aria-label="Offers"');
});

test('The picture that a phone is shown on a banner comes coarse with the page', async () => {
  offered = promotions;

  const { style } = await page('/');

  const picture = `background-image:url(data:image/avif;base64,${btoa('a coarse banner')})`;
  expect(style).toContain(`@media (max-width:767px){img[src^="/media/wide/"]{${picture}}}`);
});
