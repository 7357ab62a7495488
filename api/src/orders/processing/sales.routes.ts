import { listResponse } from '@lumora/shared-contract/http';
import { daySales } from '@lumora/shared-contract/orders';
import type { Database } from '../../core/database/database.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import { listDaySales } from './sales.queries.ts';

/** Registers `/admin/orders/sales`, the sales by day. */
export async function salesRoutes(routes: Routes, { db }: { db: Database }): Promise<void> {
  routes.get(
    '/admin/orders/sales',
    { config: { access: 'orders.view' }, schema: { tags: ['Orders'], response: { 200: listResponse(daySales) } } },
    async () => ({ data: await listDaySales(db) }),
  );
}
