import { expect, test } from '@jest/globals';
import type { CartQuote } from '@lumora/shared-contract/cart';
import type { Variant } from '@lumora/shared-contract/catalog';
import { addFile, uploadImages, variantCalls } from '../../testing/catalog-rows.ts';
import { plainPicture } from '../../testing/pictures.ts';
import { openShop } from '../../testing/shop-rows.ts';
import { useTestApp, type Caller } from '../../testing/test-app.ts';

const shop = useTestApp();

/** Adds a picture of this width (px) to a variant and returns its hash. */
async function addPicture(admin: Caller, variant: Variant, width: number) {
  const { id, product_id, selling_price, stock, variant_attributes } = variant;
  const data = new FormData();
  const pairs = variant_attributes.map(({ attribute_id, attribute_value_id }) => ({
    attribute_id,
    attribute_values: [attribute_value_id],
  }));
  const fields = { product_id, selling_price, stock, is_active: 1, attributes: JSON.stringify(pairs) };
  for (const [name, value] of Object.entries(fields)) data.set(name, String(value));
  addFile(data, 'variant_images[]', `${width}.jpg`, await plainPicture({ width, height: 200 }));
  return (await admin.post<Variant>(`${variantCalls}/update/${id}`, data)).body.data.image_hashes[0];
}

async function pictureOf({ id }: Variant): Promise<string | undefined> {
  const { body } = await shop.post<CartQuote>('/cart/quote', { lines: [{ variant_id: id, quantity: 1 }] });
  return body.data.lines[0]?.product?.image?.hash;
}

test('a line shows its own picture, else one of another size in its colour, else that of the product', async () => {
  const admin = await shop.as('Administrator');
  const { sell } = await openShop(admin);
  const product = await sell('Heart Neon', [
    { size: '16x18', colour: 'Pink', price: 1000 },
    { size: '26x23', colour: 'Pink', price: 2000 },
    { size: '16x18', colour: 'Blue', price: 1000 },
  ]);
  const { data: created } = (await admin.get<Variant[]>(`${variantCalls}/list/${product.id}`)).body;
  const [smallPink, largePink, blue] = created.toSorted((a, b) => a.id - b.id) as [Variant, Variant, Variant]; // the product has three
  const [front] = await uploadImages(admin, product.id, 1);
  const pink = await addPicture(admin, smallPink, 400);

  expect(pink).toMatch(/^\w+$/);
  expect([await pictureOf(smallPink), await pictureOf(largePink), await pictureOf(blue)]).toEqual([
    pink,
    pink,
    front?.image,
  ]);
  const ownPink = await addPicture(admin, largePink, 500);
  expect([await pictureOf(smallPink), await pictureOf(largePink)]).toEqual([pink, ownPink]);
});
