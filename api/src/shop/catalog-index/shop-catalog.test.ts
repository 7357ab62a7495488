import { expect, test } from '@jest/globals';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import type { SQL } from 'drizzle-orm';
import { openShop } from '../../../testing/shop-rows.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { products } from '../../catalog/tables.ts';
import { ChangeNotices } from '../../core/database/changes.ts';
import { ShopCatalog } from './shop-catalog.ts';

const shop = useTestApp();
const pink = [{ size: '16x18', colour: 'Pink', price: 899 }];

/** Returns a database that delays the ids that a search has read until `finish`; later reads are not delayed. */
function slowSearches() {
  const { db } = shop.database;
  const waiting: (() => void)[] = [];
  let isSlow = true;
  const select = (fields: Record<string, SQL>) => {
    if (!('ids' in fields)) return db.select(fields);
    const where = async (condition: SQL) => {
      const rows = await db.select(fields).from(products).where(condition);
      if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
      return rows;
    };
    return { from: () => ({ where }) };
  };
  const delayedDb = new Proxy(db, { get: (target, name) => (name === 'select' ? select : Reflect.get(target, name)) });
  const hasRead = () =>
    pollUntil(
      () => waiting.length,
      (length) => length > 0,
    );
  const finish = () => {
    isSlow = false;
    for (const resolve of waiting.splice(0)) resolve();
  };
  return { db: delayedDb, hasRead, finish };
}

test('a product that is published during a search is found by the next search', async () => {
  const admin = await shop.as('Administrator');
  const { sell } = await openShop(admin);
  await sell('Golden Mandap', pink);
  const arch = await sell('Golden Arch', pink, { is_active: false });
  const { db, hasRead, finish } = slowSearches();
  const changes = new ChangeNotices();
  const catalog = new ShopCatalog({ ...shop.database, db, changes });
  const search = () => catalog.list({ q: 'golden', page: 1, page_size: 24 });

  const before = search();
  await hasRead();
  await admin.post('/admin/products/bulk-update', { ids: [arch.id], is_active: true });
  changes.notify('products');
  finish();
  await before;
  const after = await search();

  expect(after.data.map(({ name }) => name)).toEqual(['Golden Arch', 'Golden Mandap']);
  catalog.close();
});
