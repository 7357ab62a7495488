import type { Product, Variant } from '@lumora/shared-contract/catalog';
import type { ApiResponse, ListResponse } from '@lumora/shared-contract/http';
import type { ShopApi } from './shop-api.ts';

/** Creates a product with one variant, for sale at ₹2,500 with `stock` pieces. */
export async function createProductForSale(api: ShopApi, name: string, stock: number) {
  const created = await api.makeProduct({ name });
  const attributes = await api.call<ListResponse<{ id: number; attribute_id: number }>>(
    'GET',
    '/admin/attributes-values/list',
  );
  const [value] = attributes.data;
  if (value === undefined) throw new Error('The sample has no attribute.');
  const prices = { purchase_price: 1000, show_price: 2500, selling_price: 2500, stock, is_active: 1 };
  const pair = { attribute_id: value.attribute_id, attribute_values: [value.id] };
  const variant = await api.call<ApiResponse<Variant>>('POST', '/admin/product-variants-and-attributes/store', {
    product_id: created.id,
    ...prices,
    attributes: [pair],
  });
  await api.call('POST', `/admin/products/update/${created.id}`, { ...created, is_active: true });
  const { slug } = (await api.call<ApiResponse<Product>>('GET', `/admin/products/edit/${created.id}`)).data;
  return { path: `/products/${slug}`, productId: created.id, variantId: variant.data.id };
}

/** Returns the stock that the console shows. */
export async function stockOf(api: ShopApi, { productId, variantId }: { productId: number; variantId: number }) {
  const { data } = await api.call<ListResponse<Variant>>(
    'GET',
    `/admin/product-variants-and-attributes/list/${productId}`,
  );
  return data.find(({ id }) => id === variantId)?.stock;
}
