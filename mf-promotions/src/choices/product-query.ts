import { queryOptions } from '@tanstack/react-query';
import type { Product, ProductImage } from '@lumora/shared-contract/catalog';
import type { ApiResponse, ListResponse } from '@lumora/shared-contract/http';
import { http } from '@lumora/shared-auth/core';

/** Queries a product that is chosen in a form: its name, and the text and first image that a gallery picture shows by default. */
export function productQuery(id: number | '') {
  return queryOptions({
    queryKey: ['mf-promotions', 'choices', 'product', id],
    queryFn: async ({ signal }) => {
      const [product, images] = await Promise.all([
        http.get<ApiResponse<Product>>(`/admin/products/edit/${id}`, { signal }),
        http.get<ListResponse<ProductImage>>(`/admin/product-images/list/${id}`, { signal }),
      ]);
      const { name, short_description } = product.data;
      return { id: product.data.id, name, short_description, image: images.data[0]?.image ?? null };
    },
    enabled: id !== '',
    staleTime: 60_000,
  });
}
