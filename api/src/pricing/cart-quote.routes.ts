import { dataResponse, cartQuote, cartQuoteInput } from '@lumora/shared-contract';
import { consumeAttempt } from '../auth/attempts.queries.ts';
import type { Database } from '../core/database/database.ts';
import type { Routes } from '../core/http/contract-routes.ts';
import type { CountCustomerUses } from '../promotions/vouchers/voucher-evaluation.ts';
import { quoteCart } from './cart-quote.ts';
import { evaluateTypedVoucher } from './typed-voucher.ts';

/** In a quarter of an hour: many shoppers of one mobile network share an address. */
const mostPerAddress = 600;

interface Options {
  db: Database;
  usesBy: CountCustomerUses;
}

/** What a cart costs. Never kept: prices and stock are those of the moment. */
export async function cartQuoteRoutes(routes: Routes, { db, usesBy }: Options): Promise<void> {
  routes.post(
    '/cart/quote',
    {
      config: { access: 'anyone' },
      schema: { tags: ['Storefront'], body: cartQuoteInput, response: { 200: dataResponse(cartQuote) } },
    },
    async (request, reply) => {
      await consumeAttempt(db, { key: `cart quote from ${request.ip}`, most: mostPerAddress });
      reply.header('cache-control', 'no-store');
      const { lines, voucher: code, phone } = request.body;
      if (code === undefined) return { data: await quoteCart(db, lines) };
      const asked = { code, phone, usesBy, address: request.ip };
      return { data: await quoteCart(db, lines, (priced) => evaluateTypedVoucher(db, { ...asked, lines: priced })) };
    },
  );
}
