import { maxQuantityPerLine, type CartProblem, type CartQuoteLine } from '@lumora/shared-contract/cart';
import { discountPercent } from '@lumora/shared-contract/catalog';
import { toRupees } from '@lumora/shared-contract/format';
import type { CartVariant } from './cart-lines.queries.ts';
import { toShopImage } from '../core/media/image-json.ts';
import type { PricedLine } from './priced-line.ts';

/** Prices a line with a variant. The stock limits the quantity; without a row the variant is unknown (problem `gone`). */
export function priceVariantLine(
  line: { variant_id: number; quantity: number },
  row: CartVariant | undefined,
): PricedLine {
  const maxQuantity = row?.is_active === true ? Math.min(row.stock, maxQuantityPerLine) : 0;
  const pieces = Math.min(line.quantity, maxQuantity);
  const price = row?.selling_price ?? 0;
  const total = pieces * price;
  return {
    quoteLine: {
      ...line,
      design_id: null,
      max_quantity: maxQuantity,
      product: row === undefined ? null : toProduct(row),
      design: null,
      offer: row?.is_active === true ? toOffer(row) : null,
      total: toRupees(total),
      problem: findProblem(line.quantity, row, maxQuantity),
    },
    pieces,
    price,
    saved: pieces * (fullPrice(row) - price),
    total,
    product_id: row?.product_id ?? null,
    category_id: row?.category_id ?? null,
  };
}

/** Returns the price before the discount (paise), or the selling price when there is no discount. */
function fullPrice(row: CartVariant | undefined): number {
  if (row === undefined) return 0;
  return discountPercent(row.show_price, row.selling_price) > 0 ? row.show_price : row.selling_price;
}

/** Uses the image of the product when the variant is not for sale, because nothing of such a variant is public. */
function toProduct({ slug, name, is_active, image, product_image }: CartVariant): CartQuoteLine['product'] {
  const visibleImage = (is_active ? image : null) ?? product_image;
  return { slug, name, image: visibleImage && toShopImage(visibleImage, name) };
}

function toOffer(row: CartVariant): CartQuoteLine['offer'] {
  const full = fullPrice(row);
  return {
    sku: row.sku,
    price: toRupees(row.selling_price),
    show_price: full > row.selling_price ? toRupees(full) : null,
    attributes: (row.attributes ?? []).map(({ attribute, value }) => ({ title: attribute, value })),
  };
}

function findProblem(quantity: number, row: CartVariant | undefined, maxQuantity: number): CartProblem | null {
  if (row === undefined) return { code: 'gone', message: 'This sign is no longer in the shop.' };
  if (!row.is_active) return { code: 'not_for_sale', message: 'This choice is no longer for sale.' };
  if (maxQuantity === 0) return { code: 'made_to_order', message: 'Made to order – ask us on WhatsApp.' };
  return quantity > maxQuantity ? { code: 'fewer', message: `Only ${maxQuantity} left.` } : null;
}
