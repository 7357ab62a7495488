import { dataResponse, listResponse } from '@lumora/shared-contract/http';
import {
  orderDetail,
  orderListQuery,
  orderNoteInput,
  orderParcelInput,
  orderRow,
  orderUpdateInput,
} from '@lumora/shared-contract/orders';
import { Type } from '@sinclair/typebox';
import { Readable } from 'node:stream';
import { sessionOf } from '../../auth/access.plugin.ts';
import type { Database } from '../../core/database/database.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import { rowParams } from '../../core/http/row-id.ts';
import { exportOrders } from './order-export.queries.ts';
import { listOrders, orderFilters } from './order-list.queries.ts';
import { addOrderNote, updateOrderParcel } from './order-remarks.queries.ts';
import { updateOrderStatus } from './order-status.queries.ts';
import { getOrderDetail } from '../orders.queries.ts';

/** Registers `/admin/orders/…`: list, CSV export, detail, status, parcel and notes of orders. */
export async function ordersRoutes(routes: Routes, { db }: { db: Database }): Promise<void> {
  routes.get(
    '/admin/orders/list',
    { config: canView, schema: { tags, querystring: orderListQuery, response: listSchema } },
    (request) => listOrders(db, request.query),
  );

  routes.get(
    '/admin/orders/export.csv',
    { config: canView, schema: { tags, querystring: orderListQuery, produces, response: fileSchema } },
    async (request, reply) => {
      reply.headers({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': attachment });
      return reply.send(Readable.from(exportOrders(db, orderFilters(request.query))));
    },
  );

  routes.get(
    '/admin/orders/edit/:id',
    { config: canView, schema: { tags, params: rowParams, response: detailSchema } },
    async (request) => ({ data: await getOrderDetail(db, request.params.id) }),
  );

  routes.post(
    '/admin/orders/update/:id',
    { config: canUpdate, schema: { tags, params: rowParams, body: orderUpdateInput, response: detailSchema } },
    async (request) => {
      const { id } = request.params;
      await updateOrderStatus(db, id, request.body, sessionOf(request).user);
      return { data: await getOrderDetail(db, id), message: `Order ${request.body.status}` };
    },
  );

  routes.post(
    '/admin/orders/parcel/:id',
    { config: canUpdate, schema: { tags, params: rowParams, body: orderParcelInput, response: detailSchema } },
    async (request) => {
      const { id } = request.params;
      await updateOrderParcel(db, id, request.body, sessionOf(request).user);
      return { data: await getOrderDetail(db, id), message: 'Parcel saved' };
    },
  );

  routes.post(
    '/admin/orders/note/:id',
    { config: canUpdate, schema: { tags, params: rowParams, body: orderNoteInput, response: detailSchema } },
    async (request) => {
      const { id } = request.params;
      await addOrderNote(db, id, request.body, sessionOf(request).user);
      return { data: await getOrderDetail(db, id), message: 'Note added' };
    },
  );
}

const canView = { access: 'orders.view' } as const;
const canUpdate = { access: 'orders.update' } as const;
const detailSchema = { 200: dataResponse(orderDetail) };
const listSchema = { 200: listResponse(orderRow) };
// a stream in the handler, text for the client
const fileSchema = { 200: Type.Unsafe<Readable>(Type.String()) };
const produces = ['text/csv'];
const attachment = 'attachment; filename="orders.csv"';
const tags = ['Orders'];
