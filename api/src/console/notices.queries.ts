import type { Permission, SessionUser } from '@lumora/shared-contract/auth';
import { lowStock } from '@lumora/shared-contract/catalog';
import type { Notice, Notices } from '@lumora/shared-contract/notices';
import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { countOf, formatPaise } from '@lumora/shared-contract/format';
import { products, variants } from '../catalog/tables.ts';
import type { Database } from '../core/database/database.ts';
import { enquiries } from '../enquiries/tables.ts';
import { newestFirst } from '../orders/processing/order-list.queries.ts';
import { orders } from '../orders/tables.ts';
import { reviews } from '../reviews/tables.ts';
import { noticesSeen } from './tables.ts';

const maxNotices = 20;
/** Max number of rows per kind, which limits the number of unread notices too. */
const maxPerKind = 100;

/**
 * Returns the newest notices of those `kinds` (all by default) that the user may view, the number of those created after
 * the user last opened the list, and the timestamp to send to `/admin/notices/seen`.
 */
export async function getNotices(
  db: Database,
  { id, permissions }: SessionUser,
  kinds: readonly string[] = noticeKinds.map(({ kind }) => kind),
): Promise<Notices> {
  const lastSeen = await selectLastSeen(db, id);
  const shown = noticeKinds.filter(({ kind, permission }) => kinds.includes(kind) && permissions.includes(permission));
  const found = (await Promise.all(shown.map((kind) => listNewest(db, kind)))).flat();
  return {
    notices: found.sort((a, b) => b.occurred_at.localeCompare(a.occurred_at)).slice(0, maxNotices),
    unread: found.filter(({ occurred_at }) => lastSeen.seen_at === null || occurred_at > lastSeen.seen_at).length,
    until: lastSeen.now,
  };
}

/** Saves until when an administrator has seen the notices; never moves back, and never into the future. */
export async function updateNoticesSeen(db: Database, administrator_id: number, until: string): Promise<void> {
  const seen_at = sql`least(${until}::timestamptz, now())`;
  await db
    .insert(noticesSeen)
    .values({ administrator_id, seen_at })
    .onConflictDoUpdate({
      target: noticesSeen.administrator_id,
      set: { seen_at: sql`greatest(${noticesSeen.seen_at}, excluded.seen_at)` },
    });
}

/** `seen_at` is null when the administrator never opened the list. `now` is the database's clock, as in the notices. */
async function selectLastSeen(db: Database, id: number): Promise<{ seen_at: string | null; now: string }> {
  const { administrator_id, seen_at } = noticesSeen;
  const [row] = await db
    .select({ seen_at, now: sql`clock.now`.mapWith(seen_at) })
    .from(sql`(select clock_timestamp() as now) as clock`)
    .leftJoin(noticesSeen, eq(administrator_id, id));
  if (!row) throw new Error('The query for the last seen notice returned no row.');
  return row;
}

async function listNewest(db: Database, { kind, listNewest: list }: NoticeKind): Promise<Notice[]> {
  return (await list(db)).map((notice) => ({ kind, ...notice }));
}

interface NoticeKind {
  kind: string;
  permission: Permission;
  listNewest(db: Database): Promise<Omit<Notice, 'kind'>[]>;
}

const newOrders: NoticeKind = {
  kind: 'order',
  permission: 'orders.view',
  async listNewest(db) {
    const { id, reference, name, total, created_at } = orders;
    const rows = await db
      .select({ id, reference, name, total, occurred_at: created_at })
      .from(orders)
      .where(eq(orders.status, 'new'))
      .orderBy(...newestFirst)
      .limit(maxPerKind);
    return rows.map(({ id, reference, name, total, occurred_at }) => ({
      id,
      name: reference,
      title: `${reference} from ${name}: ${formatPaise(total)}`,
      occurred_at,
    }));
  },
};

const newEnquiries: NoticeKind = {
  kind: 'enquiry',
  permission: 'enquiries.view',
  async listNewest(db) {
    const { id, reference, name, width_cm, created_at } = enquiries;
    const rows = await db
      .select({ id, reference, name, width_cm, occurred_at: created_at })
      .from(enquiries)
      .where(eq(enquiries.status, 'new'))
      .orderBy(desc(created_at), desc(id))
      .limit(maxPerKind);
    return rows.map(({ id, reference, name, width_cm, occurred_at }) => ({
      id,
      name: reference,
      title: `${reference} from ${name}: a logo, ${width_cm} cm wide`,
      occurred_at,
    }));
  },
};

const lowStockVariants: NoticeKind = {
  kind: 'low_stock',
  permission: 'products.view',
  async listNewest(db) {
    const { sku, stock, stock_fell_at } = variants;
    const isForSale = and(sql`${variants.is_active}`, sql`${products.is_active}`);
    const rows = await db
      .select({
        id: variants.id,
        name: products.name,
        sku,
        stock,
        occurred_at: sql<string>`${stock_fell_at}`.mapWith(stock_fell_at),
      })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.product_id))
      .where(and(isNotNull(stock_fell_at), lte(stock, lowStock), isForSale))
      .orderBy(desc(stock_fell_at))
      .limit(maxPerKind);
    return rows.map(({ id, name, sku, stock, occurred_at }) => ({
      id,
      name: sku,
      title: `${name} (${sku}): ${stock === 0 ? 'sold out' : `${stock} left`}`,
      occurred_at,
    }));
  },
};

const waitingReviews: NoticeKind = {
  kind: 'review',
  permission: 'reviews.view',
  async listNewest(db) {
    const { name, rating, created_at } = reviews;
    const rows = await db
      .select({ id: reviews.id, name, rating, product: products.name, occurred_at: created_at })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.product_id))
      .where(eq(reviews.state, 'waiting'))
      .orderBy(desc(created_at), desc(reviews.id))
      .limit(maxPerKind);
    return rows.map(({ id, name, rating, product, occurred_at }) => ({
      id,
      name,
      title: `${name} gave ${product} ${countOf(rating, 'star')}`,
      occurred_at,
    }));
  },
};

const noticeKinds: NoticeKind[] = [newOrders, newEnquiries, lowStockVariants, waitingReviews];
