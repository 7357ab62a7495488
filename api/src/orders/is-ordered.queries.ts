import { normalizeReference } from '@lumora/shared-contract/orders';
import { and, eq, ne } from 'drizzle-orm';
import { variants } from '../catalog/tables.ts';
import type { Database } from '../core/database/database.ts';
import { orderLines, orders } from './tables.ts';

/** Returns whether the order with this reference, in any notation, contains the product and is not cancelled. */
export async function isOrdered(db: Database, reference: string, productId: number): Promise<boolean> {
  const [line] = await db
    .select({ position: orderLines.position })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .innerJoin(variants, eq(variants.id, orderLines.variant_id))
    .where(
      and(
        eq(orders.reference, normalizeReference(reference)),
        ne(orders.status, 'cancelled'),
        eq(variants.product_id, productId),
      ),
    )
    .limit(1);
  return line !== undefined;
}
