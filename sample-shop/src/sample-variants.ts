import type { SampleProduct } from './lines/sample-line.ts';

/** Prices in paise. */
export interface SampleVariant {
  sku: string;
  size: string;
  colour: string;
  backboard: string;
  purchase_price: number;
  show_price: number;
  selling_price: number;
  stock: number;
}

/** Min and max of the prices of the sample, in rupees. */
export const priceRange = { min: 899, max: 49_999 };

/**
 * Returns a variant of every size in every colour on the first backboard, and in the first colour on the others.
 * `productIndex` is the index of the product in the sample.
 */
export function variantsOf(product: SampleProduct, productIndex: number): SampleVariant[] {
  const { sizes, colours, backboards } = product;
  const combinations = sizes.flatMap((size) =>
    colours.flatMap((colour, rank) =>
      (rank === 0 ? backboards : backboards.slice(0, 1)).map((backboard) => ({ size, colour, backboard })),
    ),
  );
  return combinations.map((combination, index) => ({
    ...combination,
    ...pricesOf(product, combination, productIndex),
    sku: skuOf(product.picture, combination),
    stock: stocks[(productIndex * 5 + index) % stocks.length] ?? 0,
  }));
}

interface Combination {
  size: string;
  colour: string;
  backboard: string;
}

/** Returns the prices of a variant; they grow less than the area of the sign. */
function pricesOf(product: SampleProduct, { size, backboard }: Combination, productIndex: number) {
  const { from, sizes, discount = discounts[productIndex % discounts.length] ?? 0 } = product;
  const growth = (areaOf(size) / areaOf(sizes[0] ?? size)) ** 0.72;
  // the price before the discount of the most expensive variant is limited too
  const maxPrice = shopPrice(priceRange.max * (1 - discount));
  const selling = Math.min(maxPrice, shopPrice(from * growth * (backboardFactors[backboard] ?? 1)));
  const show = discount === 0 ? selling : Math.min(priceRange.max, shopPrice(selling / (1 - discount)));
  return {
    purchase_price: Math.round(selling * 0.052) * 1000,
    show_price: show * 100,
    selling_price: selling * 100,
  };
}

/** Rounds to the next price that ends in 99, such as 4,312 to 4,299. */
function shopPrice(rupees: number) {
  return Math.max(priceRange.min, Math.round(rupees / 100) * 100 - 1);
}

/** Returns the area of a size such as `26x23`, in square inches. */
function areaOf(size: string) {
  const [width = 1, height = 1] = size.split('x').map(Number);
  return width * height;
}

const backboardFactors: Record<string, number> = {
  'Cut to Shape': 1,
  'Clear Acrylic Sheet': 1.06,
  'Black Acrylic Box': 1.18,
  'No Backboard': 0.94,
};
const discounts = [0.4, 0.3, 0.35, 0.25, 0, 0.45, 0.2];
/** Stock of the variants in turn; some are sold out or low. */
const stocks = [24, 12, 3, 40, 18, 0, 9, 32, 1, 15, 60, 7, 5, 28, 0, 11, 2, 36];

/** Returns a SKU such as `LUM-CHAI-AND-CHILL-26X23-OR-CTS`. */
function skuOf(picture: string, { size, colour, backboard }: Combination) {
  return ['LUM', picture, size, initials(colour), initials(backboard)].join('-').toUpperCase();
}

/** Returns `WW` for `Warm White`, `PI` for `Pink`. */
function initials(title: string) {
  const words = title.split(' ');
  return words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : title.slice(0, 2);
}
