import {
  productColumnNames,
  productColumns,
  type Product,
  type ProductColumn,
  type ProductInput,
} from '@lumora/shared-contract/catalog';

/** Form values; an empty select field has the value ''. */
export type ProductValues = Omit<ProductInput, 'category_id' | 'sub_category_id'> & {
  category_id: number | '';
  sub_category_id: number | '';
};

/** Converts a saved product to form values; null gives the values of a new product. */
export function toProductValues(product: Product | null): ProductValues {
  const plain = productColumnNames.map((name) => [name, product?.[name] ?? productColumns[name].input.getDefault()]);
  return {
    // TypeScript does not infer the type of each entry
    ...(Object.fromEntries(plain) as Pick<ProductInput, ProductColumn>),
    category_id: product?.category_id ?? '',
    sub_category_id: product?.sub_category_id ?? '',
    name: product?.name ?? '',
    updated_at: product?.updated_at,
  };
}
