import type { ProductInput } from '@lumora/shared-contract/catalog';

/** A row that creates a product. */
export interface NewProduct {
  row: number;
  input: ProductInput;
}
