import type { Overview, Permission } from '@lumora/shared-contract';
import { and, eq, gte, ne, sql } from 'drizzle-orm';
import { toRupees } from '../core/money/paise.ts';
import { isAtStockLevel } from '../catalog/products/stock-level.ts';
import { variants } from '../catalog/tables.ts';
import type { Database } from '../core/database/database.ts';
import { orders } from '../orders/tables.ts';
import { reviews } from '../reviews/tables.ts';
import { readLivePromotions } from './live-promotions.queries.ts';

type Attention = Overview['attention'][number];

/** What asks for somebody now, of what the caller may view. */
export async function readAttention(db: Database, permissions: readonly string[]): Promise<Attention[]> {
  const seen = attentions.filter(({ permission }) => permissions.includes(permission));
  const [asking, live] = await Promise.all([
    Promise.all(seen.map(({ read }) => read(db))),
    readLivePromotions(db, permissions),
  ]);
  return [...asking, ...live];
}

interface AttentionKind {
  permission: Permission;
  read(db: Database): Promise<Attention>;
}

/** Midnight in India, the last one. */
const today = sql`date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`;

const attentions: AttentionKind[] = [
  {
    permission: 'orders.view',
    async read(db) {
      const [sum] = await db
        .select({
          count: sql<number>`count(*)::integer`,
          paise: sql`coalesce(sum(${orders.total}), 0)`.mapWith(Number),
        })
        .from(orders)
        .where(and(gte(orders.created_at, today), ne(orders.status, 'cancelled')));
      const { count = 0, paise = 0 } = sum ?? {};
      return { kind: 'orders_today', label: 'Orders today', count, amount: toRupees(paise), path: '/admin/orders' };
    },
  },
  {
    permission: 'products.view',
    async read(db) {
      const count = await db.$count(variants, isAtStockLevel(variants.stock, 'low'));
      const path = '/admin/product-variant-stocks?stock=low';
      return { kind: 'low_stock', label: 'Low stock', count, amount: null, path };
    },
  },
  {
    permission: 'reviews.view',
    async read(db) {
      const count = await db.$count(reviews, eq(reviews.state, 'waiting'));
      const path = '/admin/reviews?state=waiting';
      return { kind: 'reviews_waiting', label: 'Reviews to approve', count, amount: null, path };
    },
  },
];
