import { queryOptions } from '@tanstack/react-query';
import type { ApiResponse, ListResponse, Product, ProductImage } from '@lumora/shared-contract';
import { http } from '@lumora/shared-auth/core';

/** Words and first picture of a product, as a gallery picture without its own shows them. */
export function previewProduct(id: number | '') {
  return queryOptions({
    queryKey: ['choices', 'product', id],
    queryFn: async ({ signal }) => {
      const [product, images] = await Promise.all([
        http.get<ApiResponse<Product>>(`/admin/products/edit/${id}`, { signal }),
        http.get<ListResponse<ProductImage>>(`/admin/product-images/list/${id}`, { signal }),
      ]);
      const { name, short_description } = product.data;
      return { name, short_description, image: images.data[0]?.image ?? null };
    },
    enabled: id !== '',
    staleTime: 60_000,
  });
}
