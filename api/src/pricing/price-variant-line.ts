import { discountPercent, maxQuantityPerLine, type CartProblem, type CartQuoteLine } from '@lumora/shared-contract';
import { toRupees } from '../core/money/paise.ts';
import type { CartRow } from './cart-lines.queries.ts';
import { presentImage } from '../core/media/image-facts.ts';
import type { PricedLine } from './price-lines.ts';

/** A sign from the shelf: as many pieces as there are of it. */
export function priceVariantLine(line: { variant_id: number; quantity: number }, row: CartRow | undefined): PricedLine {
  const most = row?.is_active === true ? Math.min(row.stock, maxQuantityPerLine) : 0;
  const pieces = Math.min(line.quantity, most);
  const price = row?.selling_price ?? 0;
  const total = pieces * price;
  return {
    answer: {
      ...line,
      design_id: null,
      max_quantity: most,
      product: row === undefined ? null : productOf(row),
      design: null,
      offer: row?.is_active === true ? offerOf(row) : null,
      total: toRupees(total),
      problem: problemOf(line.quantity, row, most),
    },
    pieces,
    price,
    saved: pieces * (fullPrice(row) - price),
    total,
    product_id: row?.product_id ?? null,
    category_id: row?.category_id ?? null,
  };
}

/** The price before the discount, where there is one. */
function fullPrice(row: CartRow | undefined): number {
  if (row === undefined) return 0;
  return discountPercent(row.show_price, row.selling_price) > 0 ? row.show_price : row.selling_price;
}

/** The picture of a variant that is not for sale stays unseen, as all of it. */
function productOf({ slug, name, is_active, image, product_image }: CartRow): CartQuoteLine['product'] {
  const shown = (is_active ? image : null) ?? product_image;
  return { slug, name, image: shown && presentImage(shown, name) };
}

function offerOf(row: CartRow): CartQuoteLine['offer'] {
  const full = fullPrice(row);
  return {
    sku: row.sku,
    price: toRupees(row.selling_price),
    show_price: full > row.selling_price ? toRupees(full) : null,
    attributes: (row.attributes ?? []).map(({ attribute, value }) => ({ title: attribute, value })),
  };
}

function problemOf(quantity: number, row: CartRow | undefined, most: number): CartProblem | null {
  if (row === undefined) return { code: 'gone', message: 'This sign is no longer in the shop.' };
  if (!row.is_active) return { code: 'not_for_sale', message: 'This choice is no longer for sale.' };
  if (most === 0) return { code: 'made_to_order', message: 'Made to order – tell us and we start bending.' };
  return quantity > most ? { code: 'fewer', message: `Only ${most} left.` } : null;
}
