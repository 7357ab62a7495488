import { readFile } from 'node:fs/promises';
import type { Product, ProductRow } from '@lumora/shared-contract/catalog';
import type { ApiResponse, ListResponse } from '@lumora/shared-contract/http';
import type { SubCategory } from '@lumora/shared-contract/taxonomy';
import { signInByApi } from './sign-in-by-api.ts';
import type { Product as RunningProduct } from './start-product.ts';

export type ShopApi = Awaited<ReturnType<typeof shopApi>>;

/** Calls the API of a running product as its administrator, to create the preconditions of a test. */
export async function shopApi({ url }: RunningProduct) {
  const { token } = await signInByApi(url);

  async function call<T>(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<T> {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const responseBody: T = await response.json(); // the contract's type for that path
    return responseBody;
  }

  return {
    call,

    /** Returns a sub-category of the sample, with the title of its category. */
    async subCategory(): Promise<SubCategory> {
      const [first] = (await call<ListResponse<SubCategory>>('GET', '/admin/sub-categories/list')).data;
      if (first === undefined) throw new Error('The sample has no sub-category.');
      return first;
    },

    async makeProduct(fields: Partial<Product> & { name: string }): Promise<Product> {
      const { id, category_id } = await this.subCategory();
      const body = { category_id, sub_category_id: id, ...fields };
      return (await call<ApiResponse<Product>>('POST', '/admin/products/store', body)).data;
    },

    async products(query: string): Promise<ProductRow[]> {
      return (await call<ListResponse<ProductRow>>('GET', `/admin/products/list?${query}`)).data;
    },
  };
}

/** Returns a picture of the sample under another file name. */
export async function shippedPicture(name: string) {
  const buffer = await readFile(new URL('../../../sample-shop/pictures/led-boards.webp', import.meta.url));
  return { name, mimeType: 'image/webp', buffer };
}
