import {
  dataResponse,
  orderHeaders,
  orderInput,
  orderParams,
  orderAccessQuery,
  referencePattern,
  shopOrder,
} from '@lumora/shared-contract';
import { findDevice, saveDevice } from '../auth/known-devices.ts';
import type { Database } from '../core/database/database.ts';
import { AppError } from '../core/http/app-error.ts';
import type { Routes } from '../core/http/contract-routes.ts';
import { limitFailures, limitOrders, orderDevice } from './order-limits.queries.ts';
import { findRequest } from './order-writes.queries.ts';
import { findShopOrder, readShopOrder } from './orders.queries.ts';
import { placeOrder } from './place-order.ts';
import { toIdempotentRequest } from './idempotent-request.ts';

/** How a shopper orders, and looks at the order afterwards. */
export async function shopOrdersRoutes(routes: Routes, { db }: { db: Database }): Promise<void> {
  routes.post(
    '/orders',
    {
      config: anyone,
      schema: { tags, headers: orderHeaders, body: orderInput, response: { 200: dataResponse(shopOrder) } },
    },
    async (request, reply) => {
      const named = toIdempotentRequest(request.headers['idempotency-key'], request.body);
      const place = () => placeOrder(db, named, request.body);
      // who asks again for what was ordered is answered: it orders nothing
      const isNew = (await findRequest(db, named.key)) === null;
      const id = await (isNew ? limitOrders(db, { input: request.body, address: request.ip }, place) : place());
      const data = await readShopOrder(db, id);
      const scope = await orderDevice(db, data.reference);
      if (scope) saveDevice(reply, scope);
      reply.header('cache-control', 'no-store');
      return { data };
    },
  );

  routes.get(
    '/orders/:reference',
    {
      config: anyone,
      schema: { tags, params: orderParams, querystring: orderAccessQuery, response: { 200: dataResponse(shopOrder) } },
    },
    async (request, reply) => {
      const { reference } = request.params;
      if (!referencePattern.test(reference)) throw unknownOrder();
      const scope = await orderDevice(db, reference);
      const deviceId = scope && findDevice(request.headers.cookie, scope);
      const data = await limitFailures(db, { reference, address: request.ip, deviceId }, () =>
        findShopOrder(db, { reference, phone: request.query.phone }),
      );
      if (data === null) throw unknownOrder();
      if (scope && deviceId === null) saveDevice(reply, scope);
      reply.header('cache-control', 'no-store');
      return { data };
    },
  );
}

const anyone = { access: 'anyone' } as const;
const tags = ['Orders'];

function unknownOrder(): AppError {
  return new AppError(
    'not_found',
    'There is no order with this reference and phone number. Check both, or ask us on the chat.',
  );
}
