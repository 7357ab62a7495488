import type { IndexedProduct } from './catalog-index.queries.ts';
import { missingValue } from './catalog-index.ts';

/** Columns of some products and their variants as typed arrays; sizes, colours and categories are ids. */
export type CatalogIndexColumns = ReturnType<typeof packIndexColumns>;

/** Converts products to columns. A product without variants gets one variant with the value `missingValue`. */
export function packIndexColumns(products: IndexedProduct[]) {
  const variants = products.map(variantsOf);
  const flat = variants.flat();
  return {
    ids: Int32Array.from(products, ({ id }) => id),
    category: Int32Array.from(products, ({ category_id }) => category_id),
    subCategory: Int32Array.from(products, ({ sub_category_id }) => sub_category_id ?? missingValue),
    isBest: Uint8Array.from(products, ({ best_seller }) => Number(best_seller)),
    isNew: Uint8Array.from(products, ({ new_arrival }) => Number(new_arrival)),
    publishedAt: Float64Array.from(products, ({ published }) => published),
    minPrice: Int32Array.from(variants, (productVariants) => Math.min(...productVariants.map(({ price }) => price))),
    variantCount: Int32Array.from(variants, ({ length }) => length),
    price: Int32Array.from(flat, ({ price }) => price),
    isStocked: Uint8Array.from(flat, ({ isStocked }) => Number(isStocked)),
    size: Int32Array.from(flat, ({ size }) => size ?? missingValue),
    colour: Int32Array.from(flat, ({ colour }) => colour ?? missingValue),
  };
}

const noVariant = { price: missingValue, isStocked: false, size: null, colour: null };

function variantsOf({ variants }: IndexedProduct) {
  return variants?.map(([price, isStocked, size, colour]) => ({ price, isStocked, size, colour })) ?? [noVariant];
}
