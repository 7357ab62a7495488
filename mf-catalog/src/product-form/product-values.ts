import type { Product, ProductInput } from '@lumora/shared-contract';

/** Form values; an empty select field has the value ''. */
export type ProductValues = Omit<ProductInput, 'category_id' | 'sub_category_id'> & {
  category_id: number | '';
  sub_category_id: number | '';
};

/** Converts a saved product to form values; null gives the values of a new product. */
export function toProductValues(product: Product | null): ProductValues {
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
