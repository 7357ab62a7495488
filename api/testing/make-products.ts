import type { Product } from '@lumora/shared-contract/catalog';
import type { Caller } from './test-app.ts';

/** Creates a category and returns its id. */
export async function makeCategory(admin: Caller, title: string): Promise<number> {
  return (await admin.post('/admin/categories/store', { title, priority: 0 })).body.data.id;
}

/** Creates a sub-category and returns its id. */
export async function makeSubCategory(admin: Caller, title: string, category_id: number): Promise<number> {
  return (await admin.post('/admin/sub-categories/store', { title, priority: 0, category_id })).body.data.id;
}

/** Creates a product; throws an error with the response body when the API rejects it. */
export async function storeProduct(
  admin: Caller,
  fields: Partial<Product> & { name: string; category_id: number },
): Promise<Product> {
  const { status, body } = await admin.post<Product>('/admin/products/store', fields);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
}
