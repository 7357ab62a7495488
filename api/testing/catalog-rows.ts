import type { AttributeValue, Product, ProductImage, Variant } from '@lumora/shared-contract';
import type { Caller } from './test-app.ts';
import { plainPicture } from './pictures.ts';

export const variantCalls = '/admin/product-variants-and-attributes';
export const imageCalls = '/admin/product-images';

let made = 0;

/** A product in a category of its own. */
export async function makeProduct(admin: Caller, name = 'Better Together Neon'): Promise<Product> {
  const title = `Category ${(made += 1)}`;
  const category = await admin.post('/admin/categories/store', { title, priority: 0 });
  const fields = { name, category_id: category.body.data.id };
  return (await admin.post<Product>('/admin/products/store', fields)).body.data;
}

/** An attribute and the ids of its values, in the order of `values`. */
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
    choose: (place: number) => ({ attribute_id: id, attribute_values: ids.slice(place, place + 1) }),
  };
}

/** A product without variants, and two attributes to make them of. */
export async function makeChoices(admin: Caller) {
  const product = await makeProduct(admin);
  const size = await makeAttribute(admin, 'Size', ['16x18', '26x23']);
  const colour = await makeAttribute(admin, 'Colour', ['Pink', 'Blue']);
  return { product, size, colour };
}

/** A product with one attribute, and a variant of it for every value. */
export async function makeVariants(admin: Caller, values = ['16x18', '26x23', '36x42'], name?: string) {
  const product = await makeProduct(admin, name);
  const size = await makeAttribute(admin, `Size ${(made += 1)}`, values);
  const attributes = [{ attribute_id: size.id, attribute_values: size.values }];
  const terms = { purchase_price: 500, show_price: 1999, selling_price: 899.99, stock: 4 };
  const { body } = await admin.post<{ created: Variant[] }>(`${variantCalls}/generate`, {
    product_id: product.id,
    attributes,
    ...terms,
  });
  return { product, size, variants: body.data.created };
}

/** Pictures as a browser sends them, each of another size so that each is another. */
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

export function addFile(data: FormData, part: string, fileName: string, bytes: Buffer): void {
  data.append(part, new Blob([new Uint8Array(bytes)]), fileName);
}

export async function uploadImages(admin: Caller, product_id: number, count: number): Promise<ProductImage[]> {
  return (await admin.post<ProductImage[]>(`${imageCalls}/store`, await imagesForm({ product_id }, count))).body.data;
}
