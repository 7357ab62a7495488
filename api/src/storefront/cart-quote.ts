import {
  discountPercent,
  mostOfOne,
  type CartLine,
  type CartProblem,
  type CartQuote,
  type CartQuoteLine,
} from '@lumora/shared-contract';
import { toRupees } from '../catalog/paise.ts';
import type { Database } from '../database/database.ts';
import { isRowId } from '../http/row-id.ts';
import { readCartLines, type CartRow } from './cart-lines.queries.ts';
import { presentImage } from './image-facts.ts';

/** What a cart costs now, and what of it cannot be had. Counted in paise, so that no sum is off by one. */
export async function quoteCart(db: Database, lines: CartLine[]): Promise<CartQuote> {
  const rows = await readCartLines(db, lines.map(({ variant_id }) => variant_id).filter(isRowId));
  const priced = lines.map((line) => priceLine(line, rows.get(line.variant_id)));
  const sumOf = (count: (line: PricedLine) => number) => priced.reduce((sum, line) => sum + count(line), 0);
  return {
    lines: priced.map(({ answer }) => answer),
    pieces: sumOf(({ pieces }) => pieces),
    saved: toRupees(sumOf(({ saved }) => saved)),
    total: toRupees(sumOf(({ total }) => total)),
  };
}

/** `saved` and `total` are paise. */
interface PricedLine {
  answer: CartQuoteLine;
  pieces: number;
  saved: number;
  total: number;
}

function priceLine(line: CartLine, row: CartRow | undefined): PricedLine {
  const most = row?.is_active === true ? Math.min(row.stock, mostOfOne) : 0;
  const pieces = Math.min(line.quantity, most);
  const price = row?.selling_price ?? 0;
  const total = pieces * price;
  return {
    answer: {
      ...line,
      max_quantity: most,
      product: row === undefined ? null : productOf(row),
      offer: row?.is_active === true ? offerOf(row) : null,
      total: toRupees(total),
      problem: problemOf(line, row, most),
    },
    pieces,
    saved: pieces * (fullPrice(row) - price),
    total,
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

function problemOf({ quantity }: CartLine, row: CartRow | undefined, most: number): CartProblem | null {
  if (row === undefined) return { code: 'gone', message: 'This sign is no longer in the shop.' };
  if (!row.is_active) return { code: 'not_for_sale', message: 'This choice is no longer for sale.' };
  if (most === 0) return { code: 'made_to_order', message: 'Made to order – tell us and we start bending.' };
  return quantity > most ? { code: 'fewer', message: `Only ${most} left.` } : null;
}
