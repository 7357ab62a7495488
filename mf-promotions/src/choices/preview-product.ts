import { queryOptions } from '@tanstack/react-query';
import type { Product, ProductImage } from '@lumora/shared-contract/catalog';
import type { ApiResponse, ListResponse } from '@lumora/shared-contract/http';
import { http } from '@lumora/shared-auth/core';

/** Queries the texts and the first image of a product, which a gallery picture shows unless it has its own. */
export function previewProduct(id: number | '') {
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
