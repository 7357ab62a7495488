import { listResponse, productListQuery, productRow } from '@lumora/shared-contract';
import { Type } from '@sinclair/typebox';
import { Readable } from 'node:stream';
import type { OpenDatabase } from '../../core/database/database.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import { exportProducts } from '../import/product-export.queries.ts';
import { findWhere, listProducts } from './product-list.queries.ts';
import { cacheProductTotals } from './product-totals.queries.ts';

/** `/admin/products/list` and its CSV. */
export async function productListRoutes(routes: Routes, database: OpenDatabase): Promise<void> {
  const { db } = database;
  const totals = cacheProductTotals(database);
  routes.addHook('onClose', async () => totals.unsubscribe());
  // who reads the list after a write of any route here sees its effect; the notice of it may come a moment later
  routes.addHook('onSend', async (request) => {
    if (request.method !== 'GET') totals.forget();
  });

  routes.get(
    '/admin/products/list',
    { config: { access: 'products.view' }, schema: { tags, querystring: productListQuery, response: many } },
    (request) => listProducts(db, request.query, totals.count),
  );

  routes.get(
    '/admin/products/export.csv',
    { config: { access: 'products.view' }, schema: { tags, querystring: productListQuery, produces, response: file } },
    async (request, reply) => {
      const where = await findWhere(db, request.query, totals.count);
      reply.headers({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': attachment });
      return reply.send(Readable.from(exportProducts(db, where)));
    },
  );
}

const many = { 200: listResponse(productRow) };
// on the wire it is text; while it is made, a stream
const file = { 200: Type.Unsafe<Readable>(Type.String()) };
const produces = ['text/csv'];
const attachment = 'attachment; filename="products.csv"';
const tags = ['Products'];
