import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { Product } from '@lumora/shared-contract/catalog';
import type { Home, SitePage } from '@lumora/shared-contract/storefront';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { uploadImages } from '../../../testing/catalog-rows.ts';
import { makeCategory, storeProduct } from '../../../testing/make-products.ts';
import { useTestApp, type Caller } from '../../../testing/test-app.ts';
import { pageProducts, pages } from './tables.ts';

const shop = useTestApp();

async function createProduct(admin: Caller, name: string, fields: Partial<Product> = {}) {
  const category_id = await makeCategory(admin, `Category of ${name}`);
  const product = await storeProduct(admin, { name, category_id, is_active: true, ...fields });
  await uploadImages(admin, product.id, 1);
  return product;
}

async function createPage(kind: 'page' | 'work', slug: string, products: Product[] = []) {
  const text = { kind, slug, title: `About ${slug}`, description: 'In short.', body: 'At length.', updated_by: 'x' };
  const [page] = await shop.database.db.insert(pages).values(text).returning();
  const rows = products.map(({ id }, position) => ({ page_id: page?.id ?? 0, position, product_id: id }));
  if (rows.length > 0) await shop.database.db.insert(pageProducts).values(rows);
}

test('a page is returned by its slug, and only under the path of its kind', async () => {
  await createPage('page', 'shipping');

  const page = await pollUntil(
    () => shop.get<SitePage>('/pages/shipping'),
    ({ status }) => status === 200,
  );
  const others = [
    await shop.get('/works/shipping'),
    await shop.get('/pages/nothing'),
    await shop.get('/pages/UPPER%20case'),
  ];

  expect(page.body.data).toMatchObject({ title: 'About shipping', body: 'At length.', pictures: [] });
  expect(others.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('a page without pictures uses the first picture of the gallery as its link preview', async () => {
  const admin = await shop.as('Administrator');
  await createProduct(admin, 'Oldest');
  const chosen = await createProduct(admin, 'Chosen');
  await createPage('page', 'warranty');
  const preview = (name: string) =>
    pollUntil(
      () => shop.get<SitePage>('/pages/warranty'),
      ({ status, body }) => status === 200 && body.data.preview?.alt === name,
    );
  await preview('Oldest');

  await admin.post('/admin/gallery/store', { product_id: chosen.id, is_active: true });

  const page = await preview('Chosen');
  expect(page.body.data).toMatchObject({ pictures: [], preview: { hash: expect.any(String) } });
});

test('a work shows its active products in their sequence, and is linked from the home page', async () => {
  const admin = await shop.as('Administrator');
  const [heart, secret, arrow] = [
    await createProduct(admin, 'Heart', { short_description: 'Beats at night.' }),
    await createProduct(admin, 'Secret', { is_active: false }),
    await createProduct(admin, 'Arrow'),
  ];
  await createPage('work', 'design-depth', [arrow, secret, heart]);

  const work = await pollUntil(
    () => shop.get<SitePage>('/works/design-depth'),
    ({ status }) => status === 200,
  );
  const home = await pollUntil(
    () => shop.get<Home>('/home'),
    ({ body }) => body.data.works.length === 1,
  );

  expect(work.body.data.pictures).toMatchObject([
    { caption: 'Arrow', product: { slug: 'arrow' }, image: { alt: 'Arrow' } },
    { caption: 'Heart – Beats at night.', product: { slug: 'heart', name: 'Heart' } },
  ]);
  expect(home.body.data.works).toMatchObject([
    { slug: 'design-depth', title: 'About design-depth', image: { hash: work.body.data.pictures[0]?.image.hash } },
  ]);
});

test('a work shows the image that is chosen for it, the home page the cover of the product', async () => {
  const admin = await shop.as('Administrator');
  const heart = await createProduct(admin, 'Heart');
  const [cover, inRoom] = await uploadImages(admin, heart.id, 2);
  await createPage('work', 'studio-focus', [heart]);
  const ofHeart = eq(pageProducts.product_id, heart.id);
  await shop.database.db.update(pageProducts).set({ image_hash: inRoom?.image }).where(ofHeart);

  const work = await pollUntil(
    () => shop.get<SitePage>('/works/studio-focus'),
    ({ body, status }) => status === 200 && body.data.pictures[0]?.image.hash === inRoom?.image,
  );
  const home = await shop.get<Home>('/home');

  expect(work.body.data.preview?.hash).toBe(inRoom?.image);
  expect(home.body.data.works).toMatchObject([{ slug: 'studio-focus', image: { hash: cover?.image } }]);
});
