import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@lumora/shared-contract/auth';
import type { Product, Variant } from '@lumora/shared-contract/catalog';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { Attribute, AttributeValue, Category, SubCategory } from '@lumora/shared-contract/taxonomy';

/** Origin of the API that was started for this test run, and the session of its administrator. */
export const apiOrigin = process.env['LUMORA_TEST_API'] ?? '';
export const signedIn: SignedIn = JSON.parse(process.env['LUMORA_TEST_SESSION'] ?? 'null');

/** Calls the API as the administrator; `path` as in the contract, without `/api`. Throws on an error response. */
export async function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${apiOrigin}/api${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${signedIn.token}`,
      ...(body && !isForm && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const content = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(content)}`);
  return content;
}

/** Returns a unique text that starts with `text`, because all tests of a run share one database. */
export function unique(text: string): string {
  return `${text} ${randomUUID().slice(0, 8)}`;
}

/** Creates a category. */
export async function makeCategory(title = unique('Category')): Promise<Category> {
  return (await call<ApiResponse<Category>>('POST', '/admin/categories/store', { title, priority: 0 })).data;
}

/** Creates a sub-category of a category. */
export async function makeSubCategory(category_id: number, title = unique('Sub-category')): Promise<SubCategory> {
  const body = { title, priority: 0, category_id };
  return (await call<ApiResponse<SubCategory>>('POST', '/admin/sub-categories/store', body)).data;
}

/** Creates a product; in a new category if `fields` has none. */
export async function makeProduct(fields: Partial<Product> = {}): Promise<Product> {
  const category_id = fields.category_id ?? (await makeCategory()).id;
  const body = { name: unique('Neon sign'), ...fields, category_id };
  return (await call<ApiResponse<Product>>('POST', '/admin/products/store', body)).data;
}

/** Creates an attribute with values of these titles. */
export async function makeAttribute(values: string[], title = unique('Attribute')) {
  const attribute = (await call<ApiResponse<Attribute>>('POST', '/admin/attributes/store', { title })).data;
  const created: AttributeValue[] = [];
  for (const value of values) {
    const body = { title: value, attribute_id: attribute.id };
    created.push((await call<ApiResponse<AttributeValue>>('POST', '/admin/attributes-values/store', body)).data);
  }
  return { ...attribute, values: created };
}

/** Creates a variant of a product from one value per attribute. */
export async function makeVariant(product_id: number, values: AttributeValue[], fields: Partial<Variant> = {}) {
  const attributes = values.map(({ id, attribute_id }) => ({ attribute_id, attribute_values: [id] }));
  const body = { product_id, attributes, ...fields };
  return (await call<ApiResponse<Variant>>('POST', '/admin/product-variants-and-attributes/store', body)).data;
}
