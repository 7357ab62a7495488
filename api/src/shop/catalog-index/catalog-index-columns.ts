import type { ProductFacts } from './catalog-index.queries.ts';
import { none } from './catalog-index.ts';

/** Facts of products, a list per fact; sizes, colours and categories are ids. */
export type CatalogIndexColumns = ReturnType<typeof packIndexColumns>;

/** Packs the facts of some products into flat arrays. */
export function packIndexColumns(products: ProductFacts[]) {
  const variants = products.map(variantsOf);
  const flat = variants.flat();
  return {
    ids: Int32Array.from(products, ({ id }) => id),
    category: Int32Array.from(products, ({ category_id }) => category_id),
    subCategory: Int32Array.from(products, ({ sub_category_id }) => sub_category_id ?? none),
    isBest: Uint8Array.from(products, ({ best_seller }) => Number(best_seller)),
    isNew: Uint8Array.from(products, ({ new_arrival }) => Number(new_arrival)),
    publishedAt: Float64Array.from(products, ({ published }) => published),
    lowestPrice: Int32Array.from(variants, (own) => Math.min(...own.map(({ price }) => price))),
    variantCount: Int32Array.from(variants, ({ length }) => length),
    price: Int32Array.from(flat, ({ price }) => price),
    isStocked: Uint8Array.from(flat, ({ isStocked }) => Number(isStocked)),
    size: Int32Array.from(flat, ({ size }) => size ?? none),
    colour: Int32Array.from(flat, ({ colour }) => colour ?? none),
  };
}

const noVariant = { price: none, isStocked: false, size: null, colour: null };

function variantsOf({ variants }: ProductFacts) {
  return variants?.map(([price, isStocked, size, colour]) => ({ price, isStocked, size, colour })) ?? [noVariant];
}
