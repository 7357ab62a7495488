import {
  answer,
  orderHeaders,
  orderInput,
  orderParams,
  orderProof,
  referencePattern,
  shopOrder,
} from '@lumora/shared-contract';
import { consumeAttempt, refundAttempt } from '../auth/attempts.queries.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import type { Routes } from '../http/contract-routes.ts';
import { findRequest } from './order-writes.queries.ts';
import { findShopOrder, readShopOrder } from './orders.queries.ts';
import { placeOrder } from './place-order.ts';
import { nameRequest } from './request-key.ts';

/** In a quarter of an hour: many shoppers of one mobile network share an address. */
const mostOrders = 60;
const mostLooks = 300;
/** Wrong phone numbers for one reference, in a quarter of an hour. */
const mostGuesses = 20;

/** How a shopper orders, and looks at the order afterwards. */
export async function shopOrdersRoutes(routes: Routes, { db }: { db: Database }): Promise<void> {
  routes.post(
    '/orders',
    {
      config: anyone,
      schema: { tags, headers: orderHeaders, body: orderInput, response: { 200: answer(shopOrder) } },
    },
    async (request, reply) => {
      const named = nameRequest(request.headers['idempotency-key'], request.body);
      // who asks again for what was ordered is answered: it orders nothing
      if ((await findRequest(db, named.key)) === null)
        await consumeAttempt(db, { key: `order from ${request.ip}`, most: mostOrders });
      reply.header('cache-control', 'no-store');
      return { data: await readShopOrder(db, await placeOrder(db, named, request.body)) };
    },
  );

  routes.get(
    '/orders/:reference',
    {
      config: anyone,
      schema: { tags, params: orderParams, querystring: orderProof, response: { 200: answer(shopOrder) } },
    },
    async (request, reply) => {
      const { reference } = request.params;
      if (!referencePattern.test(reference)) throw unknownOrder();
      const guess = `order ${reference}`;
      await consumeAttempt(db, { key: `look at orders from ${request.ip}`, most: mostLooks });
      // counted whether there is such an order or not: the limit must not tell
      await consumeAttempt(db, { key: guess, most: mostGuesses });
      const data = await findShopOrder(db, { reference, phone: request.query.phone });
      if (data === null) throw unknownOrder();
      await refundAttempt(db, guess);
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
