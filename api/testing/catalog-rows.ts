import type { Product, ProductImage, Variant } from '@lumora/shared-contract/catalog';
import type { AttributeValue } from '@lumora/shared-contract/taxonomy';
import type { Caller } from './test-app.ts';
import { plainPicture } from './pictures.ts';

/** Path prefix of the variant routes. */
export const variantCalls = '/admin/product-variants-and-attributes';
/** Path prefix of the product image routes. */
export const imageCalls = '/admin/product-images';

let titleNumber = 0;

/** Creates an inactive product in a new category. */
export async function makeProduct(admin: Caller, name = 'Better Together Neon'): Promise<Product> {
  const title = `Category ${(titleNumber += 1)}`;
  const category = await admin.post('/admin/categories/store', { title, priority: 0 });
  const fields = { name, category_id: category.body.data.id };
  return (await admin.post<Product>('/admin/products/store', fields)).body.data;
}

/**
 * Creates an attribute with `values`. Returns its id, the ids of the values in the same order, and `choose`, which
 * returns the input of a variant that has the value at `index`.
 */
export async function makeAttribute(admin: Caller, title: string, values: string[]) {
  const { id } = (await admin.post('/admin/attributes/store', { title })).body.data;
  const ids: number[] = [];
  for (const value of values) {
    const input = { title: value, attribute_id: id };
    ids.push((await admin.post<AttributeValue>('/admin/attributes-values/store', input)).body.data.id);
  }
  return {
    id,
    values: ids,
    choose: (index: number) => ({ attribute_id: id, attribute_values: ids.slice(index, index + 1) }),
  };
}

/** Creates a product without variants, and two attributes for its variants. */
export async function makeChoices(admin: Caller) {
  const product = await makeProduct(admin);
  const size = await makeAttribute(admin, 'Size', ['16x18', '26x23']);
  const colour = await makeAttribute(admin, 'Colour', ['Pink', 'Blue']);
  return { product, size, colour };
}

/** Creates an attribute with `values`, and a product with one variant for each value. */
export async function makeVariants(admin: Caller, values = ['16x18', '26x23', '36x42'], name?: string) {
  const product = await makeProduct(admin, name);
  const size = await makeAttribute(admin, `Size ${(titleNumber += 1)}`, values);
  const attributes = [{ attribute_id: size.id, attribute_values: size.values }];
  const pricesAndStock = { purchase_price: 500, show_price: 1999, selling_price: 899.99, stock: 4 };
  const { body } = await admin.post<{ created: Variant[] }>(`${variantCalls}/generate`, {
    product_id: product.id,
    attributes,
    ...pricesAndStock,
  });
  return { product, size, variants: body.data.created };
}

/** Returns a form with `count` pictures in `images[]`; each has another width, so that their hashes differ. */
export async function imagesForm(fields: Record<string, string | number>, count: number): Promise<FormData> {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, String(value));
  for (let number = 1; number <= count; number += 1) {
    addFile(
      data,
      'images[]',
      `photo-${number}.png`,
      await plainPicture({ width: 320 + number, height: 200, format: 'png' }),
    );
  }
  return data;
}

/** Appends a file to a multipart form under the part name `part`. */
export function addFile(data: FormData, part: string, fileName: string, bytes: Buffer): void {
  data.append(part, new Blob([new Uint8Array(bytes)]), fileName);
}

/** Uploads `count` different images to a product and returns its image rows. */
export async function uploadImages(admin: Caller, product_id: number, count: number): Promise<ProductImage[]> {
  return (await admin.post<ProductImage[]>(`${imageCalls}/store`, await imagesForm({ product_id }, count))).body.data;
}
