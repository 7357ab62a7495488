import { expect, test } from '@jest/globals';
import type { Product, Variant } from '@lumora/shared-contract/catalog';
import type { ShopCard, ShopProduct } from '@lumora/shared-contract/storefront';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { uploadImages, variantCalls } from '../../../testing/catalog-rows.ts';
import { openShop } from '../../../testing/shop-rows.ts';
import { useTestApp, type ApiResult } from '../../../testing/test-app.ts';

const shop = useTestApp();
const fetchProduct = (slug: string) => shop.get<ShopProduct>(`/products/${slug}`);
const isFound = ({ status }: ApiResult<unknown>) => status === 200;

test('a product has its images, options, active variants and meta data', async () => {
  const admin = await shop.as('Administrator');
  const { sell, categories } = await openShop(admin);
  const { id } = await sell(
    'Heart Neon',
    [
      { size: '26x23', colour: 'Pink', price: 2499, stock: 50 },
      { size: '16x18', colour: 'Pink', price: 1499.5, show: 2999, stock: 5 },
      { size: '16x18', colour: 'Blue', price: 1499.5, stock: 0 },
      { size: '36x42', colour: 'Pink', price: 99, is_active: false },
    ],
    { tags: 'love, gift', short_description: 'A heart of light.', warranty_months: 24 },
  );
  await uploadImages(admin, id, 2);

  const { body } = await pollUntil(
    () => fetchProduct('heart-neon'),
    (response) =>
      isFound(response) && response.body.data.images.length === 2 && response.body.data.variants.length === 3,
  );

  expect(body.data).toMatchObject({
    id,
    slug: 'heart-neon',
    warranty_months: 24,
    category: { id: categories[0], title: 'LED Boards' },
    sub_category: null,
    breadcrumbs: [
      { title: 'Home', path: '/' },
      { title: 'Products', path: '/product-display' },
      { title: 'Heart Neon', path: '/products/heart-neon' },
    ],
    images: [{ alt: 'Heart Neon' }, { alt: 'Heart Neon' }],
    price_from: 1499.5,
    price_to: 2499,
    in_stock: true,
    options: [
      { title: 'SIZE', values: [{ title: '16x18' }, { title: '26x23' }] },
      { title: 'Colour', values: [{ title: 'Blue' }, { title: 'Pink' }] },
    ],
    variants: [
      { price: 2499, show_price: null, discount_percent: 0, stock: 'in', max_quantity: 20 },
      { price: 1499.5, show_price: 2999, discount_percent: 50, stock: 'low', max_quantity: 5 },
      { stock: 'out', max_quantity: 0, attributes: [{ value: '16x18' }, { title: 'Colour', value: 'Blue' }] },
    ],
    meta: { title: 'Heart Neon', description: 'A heart of light.', keywords: 'love, gift' },
  });
});

test('the meta description of a product ends before an emoji that would not fit', async () => {
  const { sell } = await openShop(await shop.as('Administrator'));
  await sell('Heart Neon', [], { description: `${'a'.repeat(79)}🔥${'a'.repeat(100)}` });

  const { body } = await pollUntil(() => fetchProduct('heart-neon'), isFound);

  expect(body.data.meta.description).toBe(`${'a'.repeat(79)}…`);
});

test('publishing and changing a product appears in the list and on its page', async () => {
  const admin = await shop.as('Administrator');
  const { sell } = await openShop(admin);
  const product = await sell('Heart Neon', [{ size: '16x18', colour: 'Pink', price: 1000 }], { is_active: false });
  const [variant] = (await admin.get<Variant[]>(`${variantCalls}/list/${product.id}`)).body.data;
  const before = await fetchProduct('heart-neon');
  await pollUntil(
    () => shop.get<ShopCard[]>('/products'),
    ({ body }) => body.meta?.total === 0,
  );

  await admin.post(`/admin/products/update/${product.id}`, { ...product, updated_at: undefined, is_active: true });
  const published = await pollUntil(() => fetchProduct('heart-neon'), isFound);
  const listed = await pollUntil(
    () => shop.get<ShopCard[]>('/products'),
    ({ body }) => body.data.length === 1,
  );
  await admin.post(`${variantCalls}/update-many`, { variants: [{ id: variant?.id, selling_price: 777 }] });
  const cheaper = await pollUntil(
    () => fetchProduct('heart-neon'),
    ({ body }) => body.data.price_from === 777,
  );
  const cheaperInList = await pollUntil(
    () => shop.get<ShopCard[]>('/products?price_max=800'),
    ({ body }) => body.data.length === 1,
  );

  expect([before.status, published.status]).toEqual([404, 200]);
  expect(listed.body.data[0]?.slug).toBe('heart-neon');
  expect([cheaper.body.data.price_from, cheaperInList.body.data[0]?.price_from]).toEqual([777, 777]);
});

test('a former slug returns the product with its current slug', async () => {
  const admin = await shop.as('Administrator');
  const { sell } = await openShop(admin);
  const draft = await sell('Hart Neon', [], { is_active: false });

  const renamed = { ...draft, name: 'Heart Neon', updated_at: undefined, is_active: true };
  await admin.post<Product>(`/admin/products/update/${draft.id}`, renamed);

  const former = await pollUntil(() => fetchProduct('hart-neon'), isFound);
  expect(former.body.data).toMatchObject({ id: draft.id, slug: 'heart-neon' });
});

test('an inactive product, an unknown slug and an invalid slug get 404', async () => {
  const { sell } = await openShop(await shop.as('Administrator'));
  const secret = await sell('Secret Neon', [], { is_active: false });

  const paths = [
    '/products/secret-neon',
    `/products/${secret.id}/related`,
    '/products/nothing',
    '/products/UPPER%20case',
  ];
  const statuses = await Promise.all(paths.map(async (path) => (await shop.get(path)).status));

  expect(statuses).toEqual([404, 404, 404, 404]);
});

test('related products are those of the same category first, then best sellers, without the product itself', async () => {
  const { sell, categories } = await openShop(await shop.as('Administrator'));
  const heart = await sell('Heart', []);
  await sell('Arrow', []);
  await sell('Mandap', [], { category_id: categories[1] ?? 0 });
  await sell('Garland', [], { category_id: categories[1] ?? 0, best_seller: true });

  const { body } = await pollUntil(
    () => shop.get<ShopCard[]>(`/products/${heart.id}/related`),
    ({ body }) => body.data.length === 2,
  );

  expect(body.data.map(({ name }) => name)).toEqual(['Arrow', 'Garland']);
});

test('no public response has a purchase price, the exact stock, or inactive products and variants', async () => {
  const { sell, categories } = await openShop(await shop.as('Administrator'));
  const flags = { best_seller: true, new_arrival: true };
  const open = await sell(
    'Open Neon',
    [
      { size: '16x18', colour: 'Pink', price: 1000, stock: 75313 },
      { size: '26x23', colour: 'Blue', price: 66.66, is_active: false },
    ],
    flags,
  );
  await sell('Secret Neon', [{ size: '36x42', colour: 'Ice White', price: 77.77 }], { ...flags, is_active: false });
  const lists = ['/products', '/products/featured', '/products/new-arrivals', `/categories/${categories[0]}/products`];
  await pollUntil(
    () => shop.get<ShopCard[]>('/products'),
    ({ body }) => body.data[0]?.price_from === 1000,
  );

  for (const path of [...lists, '/products?q=neon', `/products/open-neon`, `/products/${open.id}/related`, '/home']) {
    const { status, body } = await shop.get(path);
    const text = JSON.stringify(body);
    expect([path, status]).toEqual([path, 200]);
    expect(text).not.toMatch(/purchase|123\.45|secret|66\.66|77\.77|36x42|26x23|75313/i);
  }
});

test('a variant without a price is not for sale', async () => {
  const { sell } = await openShop(await shop.as('Administrator'));
  await sell('Priced Neon', [
    { size: '16x18', colour: 'Pink', price: 0 },
    { size: '26x23', colour: 'Pink', price: 1999 },
  ]);
  await sell('Unpriced Neon', [{ size: '16x18', colour: 'Pink', price: 0 }]);

  const priced = await pollUntil(() => fetchProduct('priced-neon'), isFound);
  const unpriced = await pollUntil(() => fetchProduct('unpriced-neon'), isFound);

  expect(priced.body.data).toMatchObject({ price_from: 1999, price_to: 1999, variants: [{ price: 1999 }] });
  expect(unpriced.body.data).toMatchObject({ price_from: null, variants: [] });
});
