import { bulkOutcome, productBulkDelete, productBulkUpdate } from '@lumora/shared-contract/catalog';
import { dataResponse } from '@lumora/shared-contract/http';
import { sessionOf } from '../../auth/access.plugin.ts';
import type { Database } from '../../core/database/database.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import { deleteProducts, updateProducts } from './product-bulk.queries.ts';

/** Registers the routes `/admin/products/bulk-…`, which update or delete several products in one transaction per request. */
export async function productBulkRoutes(routes: Routes, { db }: { db: Database }): Promise<void> {
  routes.post(
    '/admin/products/bulk-update',
    { config: { access: 'products.update' }, schema: { tags, body: productBulkUpdate, response } },
    async (request) => ({ data: await updateProducts(db, request.body, sessionOf(request).user) }),
  );

  routes.post(
    '/admin/products/bulk-delete',
    { config: { access: 'products.delete' }, schema: { tags, body: productBulkDelete, response } },
    async (request) => ({ data: await deleteProducts(db, request.body.ids) }),
  );
}

const tags = ['Products'];
const response = { 200: dataResponse(bulkOutcome) };
