import type { CartLine } from '@lumora/shared-contract/cart';
import type { Database } from '../core/database/database.ts';
import { getPricedDesignsById } from '../designs/priced-designs.ts';
import { isRowId } from '../core/http/row-id.ts';
import { getCartVariantsById } from './cart-lines.queries.ts';
import { priceDesignLine } from './price-design-line.ts';
import { priceVariantLine } from './price-variant-line.ts';
import type { PricedLine } from './priced-line.ts';

/** Prices the lines of a cart or an order at current prices, in the same sequence. `db` may be a transaction. */
export async function priceLines(db: Database, lines: CartLine[]): Promise<PricedLine[]> {
  const variantIds = lines.flatMap(({ variant_id }) => variant_id ?? []).filter(isRowId);
  const variants = await getCartVariantsById(db, variantIds);
  const designs = await getPricedDesignsById(
    db,
    lines.flatMap(({ design_id }) => design_id ?? []),
  );
  return lines.map(({ variant_id = 0, design_id, quantity }) => {
    return design_id === undefined
      ? priceVariantLine({ variant_id, quantity }, variants.get(variant_id))
      : priceDesignLine({ design_id, quantity }, designs.get(design_id));
  });
}
