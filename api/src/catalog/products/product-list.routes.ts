import { productListQuery, productRow } from '@lumora/shared-contract/catalog';
import { listResponse } from '@lumora/shared-contract/http';
import { Type } from '@sinclair/typebox';
import { Readable } from 'node:stream';
import type { OpenDatabase } from '../../core/database/database.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import { exportProducts } from './product-export.queries.ts';
import { whereListed, listProducts } from './product-list.queries.ts';
import { cacheProductTotals } from './product-totals.queries.ts';

/** Registers the product list `/admin/products/list` and its CSV export `/admin/products/export.csv`. */
export async function productListRoutes(routes: Routes, database: OpenDatabase): Promise<void> {
  const { db } = database;
  const totals = cacheProductTotals(database);
  routes.addHook('onClose', async () => totals.unsubscribe());
  // a list request after a write must show its effect, but the change notice may arrive later
  routes.addHook('onSend', async (request) => {
    if (request.method !== 'GET') totals.clear();
  });

  routes.get(
    '/admin/products/list',
    { config: { access: 'products.view' }, schema: { tags, querystring: productListQuery, response: listOk } },
    (request) => listProducts(db, request.query, totals.count),
  );

  routes.get(
    '/admin/products/export.csv',
    { config: { access: 'products.view' }, schema: { tags, querystring: productListQuery, produces, response: file } },
    async (request, reply) => {
      const where = await whereListed(db, request.query, totals.count);
      reply.headers({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': attachment });
      return reply.send(Readable.from(exportProducts(db, where)));
    },
  );
}

const listOk = { 200: listResponse(productRow) };
// the handler returns a stream; the document describes it as text
const file = { 200: Type.Unsafe<Readable>(Type.String()) };
const produces = ['text/csv'];
const attachment = 'attachment; filename="products.csv"';
const tags = ['Products'];
