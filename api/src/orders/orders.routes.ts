import {
  dataResponse,
  listResponse,
  orderDetail,
  orderListQuery,
  orderNoteInput,
  orderParcelInput,
  orderRow,
  orderUpdateInput,
} from '@lumora/shared-contract';
import { Type } from '@sinclair/typebox';
import { Readable } from 'node:stream';
import { sessionOf } from '../auth/access.plugin.ts';
import type { Database } from '../core/database/database.ts';
import type { Routes } from '../core/http/contract-routes.ts';
import { rowParams } from '../core/http/row-id.ts';
import { exportOrders } from './order-export.queries.ts';
import { listOrders, orderFilters } from './order-list.queries.ts';
import { addOrderNote, updateOrderParcel } from './order-remarks.queries.ts';
import { updateOrderStatus } from './order-status.queries.ts';
import { readOrderDetail } from './orders.queries.ts';

/** `/admin/orders/…`: what shoppers ordered, and how far it is. */
export async function ordersRoutes(routes: Routes, { db }: { db: Database }): Promise<void> {
  routes.get(
    '/admin/orders/list',
    { config: { access: 'orders.view' }, schema: { tags, querystring: orderListQuery, response: many } },
    (request) => listOrders(db, request.query),
  );

  routes.get(
    '/admin/orders/export.csv',
    { config: { access: 'orders.view' }, schema: { tags, querystring: orderListQuery, produces, response: file } },
    async (request, reply) => {
      reply.headers({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': attachment });
      return reply.send(Readable.from(exportOrders(db, orderFilters(request.query))));
    },
  );

  routes.get(
    '/admin/orders/edit/:id',
    { config: { access: 'orders.view' }, schema: { tags, params: rowParams, response: one } },
    async (request) => ({ data: await readOrderDetail(db, request.params.id) }),
  );

  routes.post(
    '/admin/orders/update/:id',
    { config: { access: 'orders.update' }, schema: { tags, params: rowParams, body: orderUpdateInput, response: one } },
    async (request) => {
      const { id } = request.params;
      await updateOrderStatus(db, id, request.body, sessionOf(request).user);
      return { data: await readOrderDetail(db, id), message: `Order ${request.body.status}` };
    },
  );

  routes.post(
    '/admin/orders/parcel/:id',
    { config: { access: 'orders.update' }, schema: { tags, params: rowParams, body: orderParcelInput, response: one } },
    async (request) => {
      const { id } = request.params;
      await updateOrderParcel(db, id, request.body, sessionOf(request).user);
      return { data: await readOrderDetail(db, id), message: 'Parcel saved' };
    },
  );

  routes.post(
    '/admin/orders/note/:id',
    { config: { access: 'orders.update' }, schema: { tags, params: rowParams, body: orderNoteInput, response: one } },
    async (request) => {
      const { id } = request.params;
      await addOrderNote(db, id, request.body, sessionOf(request).user);
      return { data: await readOrderDetail(db, id), message: 'Note added' };
    },
  );
}

const one = { 200: dataResponse(orderDetail) };
const many = { 200: listResponse(orderRow) };
// on the wire it is text; while it is made, a stream
const file = { 200: Type.Unsafe<Readable>(Type.String()) };
const produces = ['text/csv'];
const attachment = 'attachment; filename="orders.csv"';
const tags = ['Orders'];
