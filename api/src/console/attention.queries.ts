import type { Permission } from '@lumora/shared-contract/auth';
import type { Overview } from '@lumora/shared-contract/overview';
import { and, eq, gte, ne, sql } from 'drizzle-orm';
import { toRupees } from '../core/money/paise.ts';
import { isAtStockLevel } from '../catalog/stock-level.ts';
import { variants } from '../catalog/tables.ts';
import type { Database } from '../core/database/database.ts';
import { orders } from '../orders/tables.ts';
import { reviews } from '../reviews/tables.ts';
import { listLivePromotions } from './live-promotions.queries.ts';

type Attention = Overview['attention'][number];

/** Returns the items of the dashboard that may need action, of the kinds that `permissions` allow to view. */
export async function listAttention(db: Database, permissions: readonly string[]): Promise<Attention[]> {
  const visibleKinds = attentionKinds.filter(({ permission }) => permissions.includes(permission));
  const [items, live] = await Promise.all([
    Promise.all(visibleKinds.map(({ get }) => get(db))),
    listLivePromotions(db, permissions),
  ]);
  return [...items, ...live];
}

interface AttentionKind {
  permission: Permission;
  get(db: Database): Promise<Attention>;
}

/** Start of the current day in India. */
const startOfToday = sql`date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`;

const attentionKinds: AttentionKind[] = [
  {
    permission: 'orders.view',
    async get(db) {
      const [sum] = await db
        .select({
          count: sql<number>`count(*)::integer`,
          paise: sql`coalesce(sum(${orders.total}), 0)`.mapWith(Number),
        })
        .from(orders)
        .where(and(gte(orders.created_at, startOfToday), ne(orders.status, 'cancelled')));
      const { count = 0, paise = 0 } = sum ?? {};
      return { kind: 'orders_today', label: 'Orders today', count, amount: toRupees(paise), path: '/admin/orders' };
    },
  },
  {
    permission: 'products.view',
    async get(db) {
      const count = await db.$count(variants, isAtStockLevel(variants.stock, 'low'));
      const path = '/admin/product-variant-stocks?stock=low';
      return { kind: 'low_stock', label: 'Low stock', count, amount: null, path };
    },
  },
  {
    permission: 'reviews.view',
    async get(db) {
      const count = await db.$count(reviews, eq(reviews.state, 'waiting'));
      const path = '/admin/reviews?state=waiting';
      return { kind: 'reviews_waiting', label: 'Reviews to approve', count, amount: null, path };
    },
  },
];
