import { beforeAll, expect, test } from '@jest/globals';
import type { CartQuote } from '@lumora/shared-contract/cart';
import type { ProductRow } from '@lumora/shared-contract/catalog';
import { imageUrl, previewWidth, type ImageWidth } from '@lumora/shared-contract/images';
import type { OrderDetail, OrderRow } from '@lumora/shared-contract/orders';
import {
  minGalleryPictures,
  type ActivePromotions,
  type Banner,
  type GalleryPicture,
  type HeaderOffer,
  type PromotionStatus,
  type Voucher,
} from '@lumora/shared-contract/promotions';
import type { Gallery, Home, ShopCard, ShopProduct } from '@lumora/shared-contract/storefront';
import type { Attribute, AttributeValue, Category, SubCategory } from '@lumora/shared-contract/taxonomy';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { isNotNull, sql, type Column } from 'drizzle-orm';
import { seedShop } from '../../testing/seed-shop.ts';
import { useTestApp, type Caller } from '../../testing/test-app.ts';
import { variants } from '../catalog/tables.ts';
import { orderLines } from '../orders/tables.ts';
import { sampleAccessories } from '@lumora/sample-shop/sample-accessories';
import { sampleProducts } from '@lumora/sample-shop/sample-products';
import { variantsOf } from '@lumora/sample-shop/sample-variants';

const shop = useTestApp({ keepsRows: true });
let admin: Caller;

beforeAll(async () => {
  admin = await shop.as('Administrator');
  await seedShop(shop, { sample: true });
});

const kinds = ['header-offers', 'pop-up-offers', 'banners', 'festival-banners', 'vouchers'];

async function statusesOf(kind: string): Promise<PromotionStatus[]> {
  return (await admin.get<Banner[]>(`/admin/${kind}/list`)).body.data.map(({ status }) => status);
}

test('the sample is a neon shop with pictures', async () => {
  const categories = (await admin.get<Category[]>('/admin/categories/list')).body.data;
  const children = (await admin.get<SubCategory[]>('/admin/sub-categories/list')).body.data;
  const attributes = (await admin.get<Attribute[]>('/admin/attributes/list')).body.data;
  const values = (await admin.get<AttributeValue[]>('/admin/attributes-values/list?q=colour')).body.data;
  const home = (await shop.get<Home>('/home')).body.data;

  expect(categories.length).toBeGreaterThanOrEqual(8);
  expect(categories.filter(({ image }) => image === null)).toEqual([]);
  expect(children.length).toBeGreaterThanOrEqual(20);
  expect(attributes.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Size', 'Colour', 'Backboard', 'Dimmer']),
  );
  expect(values.map(({ title }) => title)).toContain('Ice White');
  expect(home.categories[0]?.image?.alt).toMatch(/neon sign/i);
  expect(home.brands).toHaveLength(6);
});

test.each([
  'products/list?sort=name',
  'product-variants-and-attributes/list?sort=-product_name',
  'product-images/list?sort=product_name',
  'orders/list?sort=-total',
  'reviews/list?sort=product_name',
  'vouchers/list?sort=-code',
])('a list without a page has the rows and the order of its pages: %s', async (list) => {
  const { body } = await admin.get<{ id: number }[]>(`/admin/${list}`);

  const pages = Array.from({ length: Math.ceil(body.data.length / 100) }, (_, index) =>
    admin.get<{ id: number }[]>(`/admin/${list}&page=${index + 1}&page_size=100`),
  );
  expect(body.data).toEqual((await Promise.all(pages)).flatMap((page) => page.body.data));
  expect(body.data.length).toBeGreaterThan(1);
});

test.each(['ganpati', 'signboard'])('the shop finds signs of the sample by “%s”', async (q) => {
  const found = (await shop.get<ShopCard[]>(`/products?q=${q}`)).body.data;

  expect(found.length).toBeGreaterThan(1);
});

test('the gallery of the sample is chosen, and each of its pictures is another', async () => {
  const chosen = (await admin.get<GalleryPicture[]>('/admin/gallery/list')).body.data;
  const { pictures } = (await shop.get<Gallery>('/gallery')).body.data;

  expect(pictures.length).toBeGreaterThanOrEqual(minGalleryPictures);
  expect(pictures.map(({ image }) => image.hash)).toEqual(chosen.map(({ image }) => image));
  expect(new Set(pictures.map(({ product }) => product.slug)).size).toBe(pictures.length);
});

test('the products of the sample are listed with picture, price and stock', async () => {
  const { data, meta } = (await admin.get<ProductRow[]>('/admin/products/list?page=1&page_size=100')).body;
  const active = data.filter(({ is_active }) => is_active);

  expect(meta?.total).toBe(sampleProducts.length + sampleAccessories.length);
  expect(data.filter(({ image, min_price }) => image === null || min_price === null)).toEqual([]);
  expect(active.length / data.length).toBeGreaterThan(0.85);
  expect(data.map(({ slug }) => slug)).toContain('chai-chill');
});

test('the pictures of the sample are served', async () => {
  const [first] = (await admin.get<ProductRow[]>('/admin/products/list?page=1&page_size=1')).body.data;

  const picture = await fetch(`${shop.origin}/media/${first?.image}/320.webp`);

  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('the pictures of the first pages are there as AVIF, though nothing was encoded since the start', async () => {
  const home = (await shop.get<Home>('/home')).body.data;
  const cards = (await shop.get<ShopCard[]>('/products?page_size=48')).body.data;
  const product = (await shop.get<ShopProduct>(`/products/${cards[0]?.slug}`)).body.data;
  const shown = [
    ...cards.flatMap(({ image, hover_image }) => [...at(image, [320, 640, 960]), ...at(hover_image, [320, 640])]),
    ...home.categories.flatMap(({ image }) => at(image, [320, 640, 960])),
    ...at(product.images[0] ?? null, [previewWidth, 320, 480, 640, 960]),
    ...product.images.flatMap((image) => at(image, [320])),
  ];

  const responses = await Promise.all([...new Set(shown)].map(async (path) => [path, await headersOf(path)]));

  expect(responses.length).toBeGreaterThan(200);
  expect(responses).toEqual(responses.map(([path]) => [path, ['image/avif', 'public, max-age=31536000, immutable']]));
});

function at(image: { hash: string } | null, widths: ImageWidth[]): string[] {
  return image === null ? [] : widths.map((width) => imageUrl(image.hash, width, 'avif'));
}

async function headersOf(path: string) {
  const { headers } = await fetch(shop.origin + path, { method: 'HEAD' });
  return [headers.get('content-type'), headers.get('cache-control')];
}

test('the sample has orders in different states, whose pieces are off the shelf', async () => {
  const rows = (await admin.get<OrderRow[]>('/admin/orders/list')).body.data;
  const { db } = shop.database;
  const sumOf = (column: Column) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [sold] = await db
    .select({ pieces: sumOf(orderLines.quantity) })
    .from(orderLines)
    .where(isNotNull(orderLines.variant_id));
  const [left] = await db.select({ pieces: sumOf(variants.stock) }).from(variants);
  const stocked = [...sampleProducts.flatMap(({ product }, index) => variantsOf(product, index)), ...sampleAccessories];
  const before = stocked.reduce((sum, { stock }) => sum + stock, 0);
  const drawn = (await admin.get<OrderDetail>(`/admin/orders/edit/${rows[1]?.id}`)).body.data;

  expect(rows.map(({ status }) => status)).toEqual(['new', 'confirmed', 'delivered']);
  expect([sold?.pieces, left?.pieces]).toEqual([6, before - 6]);
  expect(drawn.lines.map(({ path }) => path)).toEqual([
    expect.stringMatching(/^\/products\//),
    expect.stringMatching(/^\/d\//),
  ]);
});

test('the sample has promotions of every kind that are on, to come and over; no festival is on', async () => {
  const found = Object.fromEntries(
    await Promise.all(kinds.map(async (kind) => [kind, new Set(await statusesOf(kind))] as const)),
  );
  const without = (...missing: string[]) =>
    new Set(['draft', 'scheduled', 'live', 'ended'].filter((one) => !missing.includes(one)));

  expect(found).toEqual({
    'header-offers': without(),
    'pop-up-offers': without('draft'),
    banners: without('draft'),
    'festival-banners': without('live'),
    vouchers: without(),
  });
});

test('shoppers of the sample see the ribbon, banners with both pictures, and home as it always is', async () => {
  const active = async () => (await shop.get<ActivePromotions>('/promotions/active')).body.data;
  const { header_offers, banners, pop_up, festival } = await pollUntil(active, (now) => now.header_offers.length > 0);

  expect(header_offers[0]?.text).toBe('LED Board - FLat 50% OFF');
  expect(banners).toMatchObject({
    home_top: null,
    home_middle: { wide_image: { width: 1920, height: 640 }, narrow_image: { width: 800, height: 1000 } },
    product_list: { link: expect.stringMatching(/^\/product-display\?category_id=\d+$/) },
  });
  expect(pop_up?.image).toMatchObject({ width: 1040, alt: expect.stringMatching(/neon/) });
  expect(festival).toBeNull();
});

test('the sample’s codes work in a cart', async () => {
  const [offer] = (await admin.get<HeaderOffer[]>('/admin/header-offers/list?q=FIRST10')).body.data;
  const [code] = (await admin.get<Voucher[]>('/admin/vouchers/list?q=FIRST10')).body.data;

  const { body } = await shop.post<CartQuote>('/cart/quote', { lines: [], voucher: 'first10' });

  expect([offer?.status, code?.status]).toEqual(['live', 'live']);
  expect(body.data.voucher?.rejection).toBe('Your cart is empty. Add a sign to use FIRST10.');
});
