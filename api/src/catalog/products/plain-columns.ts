import { productColumnNames, type ProductColumn } from '@lumora/shared-contract/catalog';
import { products } from '../tables.ts';

/** The columns of the contract's `productColumns` in the table `products`, for a select. */
// TypeScript does not infer the type of each entry
export const plainColumns = Object.fromEntries(productColumnNames.map((name) => [name, products[name]])) as Pick<
  typeof products,
  ProductColumn
>;
