import { lowStock, type Notice, type Notices, type Permission, type SessionUser } from '@lumora/shared-contract';
import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { formatPaise } from '../core/money/paise.ts';
import { products, variants } from '../catalog/tables.ts';
import type { Database } from '../core/database/database.ts';
import { newestFirst } from '../orders/order-list.queries.ts';
import { orders } from '../orders/tables.ts';
import { reviews } from '../reviews/tables.ts';
import { noticeStyles } from './tables.ts';

const mostShown = 20;
const mostCounted = 100;

/** What waits for somebody of what the user may view, and how much of it came after the user's last look. */
export async function readNotices(db: Database, { id, permissions }: SessionUser): Promise<Notices> {
  const look = await readLook(db, id);
  const kinds = noticeKinds.filter(({ permission }) => permissions.includes(permission));
  const found = (await Promise.all(kinds.map(({ newest }) => newest(db)))).flat();
  return {
    notices: found.sort((a, b) => b.at.localeCompare(a.at)).slice(0, mostShown),
    unread: found.filter(({ at }) => look.seen_at === null || at > look.seen_at).length,
    until: look.now,
  };
}

/** Remembers how far an administrator has looked; never back, and never into the future. */
export async function updateNoticesSeen(db: Database, administrator_id: number, until: string): Promise<void> {
  const seen_at = sql`least(${until}::timestamptz, now())`;
  await db
    .insert(noticeStyles)
    .values({ administrator_id, seen_at })
    .onConflictDoUpdate({
      target: noticeStyles.administrator_id,
      set: { seen_at: sql`greatest(${noticeStyles.seen_at}, excluded.seen_at)` },
    });
}

/** Who never looked has seen nothing. The moment is the database's, as those of the notices are. */
async function readLook(db: Database, id: number): Promise<{ seen_at: string | null; now: string }> {
  const { administrator_id, seen_at } = noticeStyles;
  const [look] = await db
    .select({ seen_at, now: sql`clock.now`.mapWith(seen_at) })
    .from(sql`(select clock_timestamp() as now) as clock`)
    .leftJoin(noticeStyles, eq(administrator_id, id));
  if (!look) throw new Error('A row joined to the left is always there.');
  return look;
}

interface NoticeKind {
  permission: Permission;
  newest(db: Database): Promise<Notice[]>;
}

const newOrders: NoticeKind = {
  permission: 'orders.view',
  async newest(db) {
    const { id, reference, name, total, created_at } = orders;
    const rows = await db
      .select({ id, reference, name, total, at: created_at })
      .from(orders)
      .where(eq(orders.status, 'new'))
      .orderBy(...newestFirst)
      .limit(mostCounted);
    return rows.map(({ id, reference, name, total, at }) => ({
      kind: 'order',
      title: `${reference} from ${name}: ${formatPaise(total)}`,
      path: `/admin/orders/${id}`,
      at,
    }));
  },
};

const fallenStock: NoticeKind = {
  permission: 'products.view',
  async newest(db) {
    const { sku, stock, stock_fell_at } = variants;
    const isShown = and(sql`${variants.is_active}`, sql`${products.is_active}`);
    const rows = await db
      .select({ name: products.name, sku, stock, at: sql<string>`${stock_fell_at}`.mapWith(stock_fell_at) })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.product_id))
      .where(and(isNotNull(stock_fell_at), lte(stock, lowStock), isShown))
      .orderBy(desc(stock_fell_at))
      .limit(mostCounted);
    return rows.map(({ name, sku, stock, at }) => ({
      kind: 'low_stock',
      title: `${name} (${sku}): ${stock === 0 ? 'sold out' : `${stock} left`}`,
      path: `/admin/product-variant-stocks?q=${encodeURIComponent(sku)}`,
      at,
    }));
  },
};

const waitingReviews: NoticeKind = {
  permission: 'reviews.view',
  async newest(db) {
    const { name, rating, created_at } = reviews;
    const rows = await db
      .select({ name, rating, product: products.name, at: created_at })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.product_id))
      .where(eq(reviews.state, 'waiting'))
      .orderBy(desc(created_at), desc(reviews.id))
      .limit(mostCounted);
    return rows.map(({ name, rating, product, at }) => ({
      kind: 'review',
      title: `${name} gave ${product} ${rating === 1 ? '1 star' : `${rating} stars`}`,
      path: '/admin/reviews?state=waiting',
      at,
    }));
  },
};

const noticeKinds: NoticeKind[] = [newOrders, fallenStock, waitingReviews];
