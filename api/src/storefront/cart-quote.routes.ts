import { answer, cartQuote, cartQuoteInput } from '@lumora/shared-contract';
import { countAttempt } from '../auth/attempts.queries.ts';
import type { Database } from '../database/database.ts';
import type { Routes } from '../http/contract-routes.ts';
import { quoteCart } from './cart-quote.ts';

/** In a quarter of an hour: many shoppers of one mobile network share an address. */
const mostPerAddress = 600;

/** What a cart costs. Never kept: prices and stock are those of the moment. */
export async function cartQuoteRoutes(routes: Routes, { db }: { db: Database }): Promise<void> {
  routes.post(
    '/cart/quote',
    {
      config: { access: 'anyone' },
      schema: { tags: ['Storefront'], body: cartQuoteInput, response: { 200: answer(cartQuote) } },
    },
    async (request, reply) => {
      await countAttempt(db, { key: `cart quote from ${request.ip}`, most: mostPerAddress });
      reply.header('cache-control', 'no-store');
      return { data: await quoteCart(db, request.body.lines) };
    },
  );
}
