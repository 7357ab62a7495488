import type { Product } from '@lumora/shared-contract';
import type { Caller } from './test-app.ts';

export async function makeCategory(admin: Caller, title: string): Promise<number> {
  return (await admin.post('/admin/categories/store', { title, priority: 0 })).body.data.id;
}

export async function makeSubCategory(admin: Caller, title: string, category_id: number): Promise<number> {
  return (await admin.post('/admin/sub-categories/store', { title, priority: 0, category_id })).body.data.id;
}

/** Throws what was answered when it is refused. */
export async function storeProduct(
  admin: Caller,
  fields: Partial<Product> & { name: string; category_id: number },
): Promise<Product> {
  const { status, body } = await admin.post<Product>('/admin/products/store', fields);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
}
