import { dataResponse } from '@lumora/shared-contract/http';
import {
  orderHeaders,
  orderInput,
  orderParams,
  orderAccessQuery,
  referencePattern,
  shopOrder,
} from '@lumora/shared-contract/orders';
import { findDevice, saveDevice } from '../../auth/known-devices.ts';
import type { Database } from '../../core/database/database.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import { limitFailures, limitOrders, findOrderDeviceScope } from './order-limits.queries.ts';
import { findOrderByIdempotencyKey } from './order-writes.queries.ts';
import { findShopOrder, getShopOrder } from '../orders.queries.ts';
import { placeOrder } from './place-order.ts';
import { toIdempotentRequest } from './idempotent-request.ts';

/**
 * Registers `/orders`: places an order under the header `Idempotency-Key`, and reads an order by reference and phone
 * number. Throws `AppError` 404 for a wrong pair, 429 above the limits, 409 or 422 as `placeOrder` does.
 */
export async function shopOrdersRoutes(routes: Routes, { db }: { db: Database }): Promise<void> {
  routes.post(
    '/orders',
    {
      config: anyone,
      schema: { tags, headers: orderHeaders, body: orderInput, response: { 200: dataResponse(shopOrder) } },
    },
    async (request, reply) => {
      const idempotent = toIdempotentRequest(request.headers['idempotency-key'], request.body);
      const place = () => placeOrder(db, idempotent, request.body);
      // a repeated request is not limited, because it places no order
      const isNew = (await findOrderByIdempotencyKey(db, idempotent.key)) === null;
      const id = await (isNew ? limitOrders(db, { input: request.body, address: request.ip }, place) : place());
      const data = await getShopOrder(db, id);
      const scope = await findOrderDeviceScope(db, data.reference);
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
      if (!referencePattern.test(reference)) throw orderNotFoundError();
      const scope = await findOrderDeviceScope(db, reference);
      const deviceId = scope && findDevice(request.cookies, scope);
      const data = await limitFailures(db, { reference, address: request.ip, deviceId }, () =>
        findShopOrder(db, { reference, phone: request.query.phone }),
      );
      if (data === null) throw orderNotFoundError();
      if (scope && deviceId === null) saveDevice(reply, scope);
      reply.header('cache-control', 'no-store');
      return { data };
    },
  );
}

const anyone = { access: 'anyone' } as const;
const tags = ['Orders'];

function orderNotFoundError(): AppError {
  return new AppError(
    'not_found',
    'No order has this order number and mobile number. Check both, or ask us on WhatsApp.',
  );
}
