import type { Product, ProductInput } from '@lumora/shared-contract';

/** A choice is '' while nothing is chosen. */
export type ProductValues = Omit<ProductInput, 'category_id' | 'sub_category_id'> & {
  category_id: number | '';
  sub_category_id: number | '';
};

/** What stands in the form of a saved product, or of a new one. */
export function valuesOf(product: Product | null): ProductValues {
  return {
    category_id: product?.category_id ?? '',
    sub_category_id: product?.sub_category_id ?? '',
    sub_sub_cat_id: product?.sub_sub_cat_id ?? null,
    name: product?.name ?? '',
    tags: product?.tags ?? '',
    short_description: product?.short_description ?? '',
    description: product?.description ?? '',
    meta_title: product?.meta_title ?? '',
    meta_keywords: product?.meta_keywords ?? '',
    meta_description: product?.meta_description ?? '',
    is_active: product?.is_active ?? false,
    best_seller: product?.best_seller ?? false,
    new_arrival: product?.new_arrival ?? false,
    updated_at: product?.updated_at,
  };
}
