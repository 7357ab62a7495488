import { expect, test } from '@jest/globals';
import type { ShopList } from '@lumora/shared-contract/storefront';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { imageCalls, uploadImages } from '../../../testing/catalog-rows.ts';
import { openShop } from '../../../testing/shop-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();

/** Returns the list once it has `count` products. */
function fetchList(count: number, path = '/products'): Promise<ShopList> {
  const fetchOnce = async () => {
    const response = await fetch(`${shop.origin}/api${path}`);
    const list: ShopList = await response.json();
    return list;
  };
  return pollUntil(fetchOnce, ({ meta }) => meta.total === count);
}

const names = ({ data }: Pick<ShopList, 'data'>) => data.map(({ name }) => name);
const counts = (choices: { title: string; count: number }[]) =>
  Object.fromEntries(choices.map(({ title, count }) => [title, count]));

test('a list has the cards of active products, without inactive products and variants', async () => {
  const admin = await shop.as('Administrator');
  const { categories, sell } = await openShop(admin);
  const heart = await sell(
    'Heart Neon',
    [
      { size: '16x18', colour: 'Pink', price: 1499.5, show: 2999 },
      { size: '26x23', colour: 'Pink', price: 2499 },
      { size: '36x42', colour: 'Pink', price: 99, is_active: false },
    ],
    { best_seller: true },
  );
  await sell('Secret Neon', [{ size: '16x18', colour: 'Blue', price: 1 }], { is_active: false });
  await uploadImages(admin, heart.id, 2);

  await pollUntil(
    () => fetchList(1),
    ({ data }) => data[0]?.hover_image != null,
  );
  const { data, meta, facets } = await fetchList(1);

  expect(data).toEqual([
    {
      id: heart.id,
      slug: 'heart-neon',
      name: 'Heart Neon',
      image: expect.objectContaining({ width: 321, alt: 'Heart Neon' }),
      hover_image: expect.objectContaining({ width: 322 }),
      price_from: 1499.5,
      price_to: 2499,
      show_price: 2999,
      discount_percent: 50,
      is_new: false,
      is_best: true,
      in_stock: true,
      category: { id: categories[0], title: 'LED Boards' },
    },
  ]);
  expect(meta).toEqual({ total: 1, page: 1, pageSize: 24 });
  expect(facets).toMatchObject({ price: { min: 1499.5, max: 2499 }, in_stock: 1 });
  expect(counts(facets.sizes)).toEqual({ '16x18': 1, '26x23': 1 });
});

test('each facet counts with the other filters applied, and one variant must match all filters', async () => {
  const { sell, categories } = await openShop(await shop.as('Administrator'));
  await sell('Heart', [
    { size: '16x18', colour: 'Pink', price: 1000 },
    { size: '26x23', colour: 'Blue', price: 2000, stock: 0 },
  ]);
  await sell('Arrow', [{ size: '16x18', colour: 'Blue', price: 3000 }]);
  await sell('Mandap', [{ size: '36x42', colour: 'Ice White', price: 9000 }], { category_id: categories[1] ?? 0 });
  await fetchList(3);

  const small = await fetchList(2, '/products?size=16X18');
  const smallBlue = await fetchList(1, '/products?size=16x18&colour=blue');
  const twoSizes = await fetchList(2, '/products?size=26x23,36x42');
  const repeated = await fetchList(2, '/products?size=26x23&size=36x42');
  const stockedBlue = await fetchList(1, '/products?colour=Blue&in_stock=1');
  const range = await fetchList(2, '/products?price_min=1500&price_max=3000');
  const oneCategory = await fetchList(1, `/products?category_id=${categories[1]}`);

  expect(counts(small.facets.sizes)).toEqual({ '16x18': 2, '26x23': 1, '36x42': 1 });
  expect(counts(small.facets.colours)).toEqual({ Pink: 1, Blue: 1 });
  expect(small.facets.categories).toMatchObject([{ title: 'LED Boards', count: 2 }]);
  expect(names(smallBlue)).toEqual(['Arrow']);
  expect(twoSizes.data).toEqual(repeated.data);
  expect(names(stockedBlue)).toEqual(['Arrow']);
  expect(names(range).sort()).toEqual(['Arrow', 'Heart']);
  expect(range.facets.price).toEqual({ min: 1000, max: 9000 });
  expect(counts(oneCategory.facets.categories)).toEqual({ 'LED Boards': 2, 'Wedding Neon': 1 });
});

test('lists can be sorted and paged, with products without a price last when sorted by price', async () => {
  const { sell } = await openShop(await shop.as('Administrator'));
  await sell('Beta', [{ size: '16x18', colour: 'Pink', price: 300 }], { new_arrival: true });
  await sell('alpha', [{ size: '16x18', colour: 'Pink', price: 500 }], { best_seller: true });
  await sell('Gamma', []);
  await fetchList(3);

  const sorted = async (sort: string) => names(await fetchList(3, `/products?sort=${sort}`));
  const second = await fetchList(3, '/products?sort=name&page=2&page_size=2');

  expect(await sorted('price')).toEqual(['Beta', 'alpha', 'Gamma']);
  expect(await sorted('-price')).toEqual(['alpha', 'Beta', 'Gamma']);
  expect(await sorted('name')).toEqual(['alpha', 'Beta', 'Gamma']);
  expect(await sorted('newest')).toEqual(['Gamma', 'alpha', 'Beta']);
  expect(await sorted('featured')).toEqual(['alpha', 'Gamma', 'Beta']);
  expect(names(second)).toEqual(['Gamma']);
  expect(second.meta).toEqual({ total: 3, page: 2, pageSize: 2 });
  expect(names(await fetchList(1, '/products/featured'))).toEqual(['alpha']);
  expect(names(await fetchList(1, '/products/new-arrivals'))).toEqual(['Beta']);
});

test('a search corrects spelling, and its facets count only the products that it found', async () => {
  const { sell } = await openShop(await shop.as('Administrator'));
  await sell('Butterfly Wings', [{ size: '16x18', colour: 'Pink', price: 300 }]);
  await sell('Cricket Bat', [{ size: '26x23', colour: 'Blue', price: 500 }]);
  await fetchList(2);

  const typed = await fetchList(1, '/products?q=WINGS butter');
  const mistyped = await fetchList(1, '/products?q=buterfly');
  const nothing = await fetchList(0, '/products?q=zzzzqqqq');

  expect(names(typed)).toEqual(['Butterfly Wings']);
  expect(names(mistyped)).toEqual(['Butterfly Wings']);
  expect(counts(mistyped.facets.sizes)).toEqual({ '16x18': 1 });
  expect(nothing).toMatchObject({ data: [], facets: { price: null, sizes: [], categories: [], in_stock: 0 } });
});

test('a search whose words no product has together finds the products with the rarest of them', async () => {
  const { sell } = await openShop(await shop.as('Administrator'));
  await sell('Music Sign', []);
  await sell('Gift Sign', []);
  await sell('Forever Gift Sign', []);
  await fetchList(3);

  expect(names(await fetchList(1, '/products?q=gift for music lover'))).toEqual(['Music Sign']);
  await fetchList(0, '/products?q=for zzzzqqqq');
});

test('a search finds products by the title of their category', async () => {
  const { sell, categories } = await openShop(await shop.as('Administrator'));
  await sell('Butterfly Wings', []);
  await sell('Mandap', [], { category_id: categories[1] ?? 0 });
  await fetchList(2);

  expect(names(await fetchList(1, '/products?q=led board butter'))).toEqual(['Butterfly Wings']);
  expect(names(await fetchList(1, '/products?q=wedding'))).toEqual(['Mandap']);
});

test('the list of a category has only its products, and an unknown category gets 404', async () => {
  const { sell, categories } = await openShop(await shop.as('Administrator'));
  await sell('Heart', []);
  await sell('Mandap', [], { category_id: categories[1] ?? 0 });

  const wedding = await fetchList(1, `/categories/${categories[1]}/products`);

  expect(names(wedding)).toEqual(['Mandap']);
  expect((await shop.get('/categories/999999/products')).status).toBe(404);
  expect((await shop.get('/categories/abc/products')).status).toBe(404);
});

test('an invalid filter is rejected with a message, and an empty filter is ignored', async () => {
  const rejection = async (query: string) => {
    const { status, body } = await shop.get(`/products?${query}`);
    return [status, body.message];
  };

  expect(await rejection('sort=rating')).toEqual([422, 'sort is one of: featured, newest, price, -price, name']);
  expect(await rejection('page_size=49')).toEqual([422, 'page_size is at most 48']);
  expect(await rejection('page=0')).toEqual([422, 'page starts at 1']);
  expect(await rejection('price_min=many')).toEqual([422, 'price_min must be a number of rupees']);
  expect(await rejection('price_min=5&price_max=4')).toEqual([422, 'price_max is at least price_min']);
  expect(await rejection('category_id=99999999999')).toEqual([422, 'category_id is too large']);
  expect(await rejection(`size=${'a'.repeat(121)}`)).toEqual([422, 'size is the title of a value']);
  expect(await rejection('in_stock=perhaps')).toEqual([422, 'in_stock must be true or false']);
  expect((await rejection(`q=${'a'.repeat(201)}`))[0]).toBe(422);
  expect((await shop.get('/products?q=&price_min=&size=&sort=&in_stock=&page=')).status).toBe(200);
});

test('a deleted image disappears from the card', async () => {
  const admin = await shop.as('Administrator');
  const { sell } = await openShop(admin);
  const { id } = await sell('Heart', []);
  const [picture] = await uploadImages(admin, id, 1);
  await pollUntil(
    () => fetchList(1),
    ({ data }) => data[0]?.image != null,
  );

  await admin.delete(`${imageCalls}/delete/${picture?.id}`);

  const { data } = await pollUntil(
    () => fetchList(1),
    ({ data }) => data[0]?.image === null,
  );
  expect(data[0]?.image).toBeNull();
});
