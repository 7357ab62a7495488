import type { Product, Variant } from '@lumora/shared-contract/catalog';
import { makeAttribute, variantCalls } from './catalog-rows.ts';
import { makeCategory, storeProduct } from './make-products.ts';
import type { Caller } from './test-app.ts';

const sizes = ['16x18', '26x23', '36x42'];
const colours = ['Ice White', 'Pink', 'Blue'];

interface SoldVariant {
  size: string;
  colour: string;
  /** selling price in rupees */
  price: number;
  /** price before the discount, in rupees */
  show?: number;
  stock?: number;
  /** generated from the product and the values when absent */
  sku?: string;
  is_active?: boolean;
}

/**
 * Creates categories and the attributes size and colour. Returns the ids of the categories, and `sell`, which creates an
 * active product (overridden by `fields`) with its variants.
 */
export async function openShop(admin: Caller, categoryTitles = ['LED Boards', 'Wedding Neon']) {
  const categories: number[] = [];
  for (const title of categoryTitles) categories.push(await makeCategory(admin, title));
  const size = await makeAttribute(admin, 'SIZE', sizes);
  const colour = await makeAttribute(admin, 'Colour', colours);
  const [category_id = 0] = categories;

  async function sell(name: string, variants: SoldVariant[], fields: Partial<Product> = {}): Promise<Product> {
    const product = await storeProduct(admin, { category_id, is_active: true, ...fields, name });
    for (const {
      size: sizeTitle,
      colour: colourTitle,
      price,
      show = 0,
      stock = 9,
      sku,
      is_active = true,
    } of variants) {
      const { status, body } = await admin.post<Variant>(`${variantCalls}/store`, {
        product_id: product.id,
        purchase_price: 123.45,
        show_price: show,
        selling_price: price,
        stock,
        sku,
        is_active,
        attributes: [size.choose(sizes.indexOf(sizeTitle)), colour.choose(colours.indexOf(colourTitle))],
      });
      if (status !== 200) throw new Error(JSON.stringify(body));
    }
    return product;
  }

  return { categories, sell };
}
