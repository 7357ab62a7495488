import { clientNetwork } from '@lumora/shared-contract/client-network';
import { cartQuote, cartQuoteInput } from '@lumora/shared-contract/cart';
import { dataResponse } from '@lumora/shared-contract/http';
import { consumeAttempt } from '../auth/attempts.queries.ts';
import type { Database } from '../core/database/database.ts';
import type { Routes } from '../core/http/contract-routes.ts';
import type { CountCustomerUses } from '../promotions/vouchers/voucher-evaluation.ts';
import { quoteCart } from './cart-quote.ts';
import { evaluateTypedVoucher } from './typed-voucher.ts';

/** Limit per 15 minutes: many shoppers of one mobile network share an IP address. */
const maxQuotesPerIp = 600;

interface Options {
  db: Database;
  usesBy: CountCustomerUses;
}

/**
 * Registers `POST /cart/quote`: prices a cart. Never cached, because prices and stock change. Throws `AppError` 429 above
 * the limit.
 */
export async function cartQuoteRoutes(routes: Routes, { db, usesBy }: Options): Promise<void> {
  routes.post(
    '/cart/quote',
    {
      config: { access: 'anyone' },
      schema: { tags: ['Storefront'], body: cartQuoteInput, response: { 200: dataResponse(cartQuote) } },
    },
    async (request, reply) => {
      await consumeAttempt(db, { key: `cart quote from ${clientNetwork(request.ip)}`, maxAttempts: maxQuotesPerIp });
      reply.header('cache-control', 'no-store');
      const { lines, voucher: code, phone } = request.body;
      if (code === undefined) return { data: await quoteCart(db, lines) };
      const voucherRequest = { code, phone, usesBy, address: request.ip };
      return {
        data: await quoteCart(db, lines, (priced) => evaluateTypedVoucher(db, { ...voucherRequest, lines: priced })),
      };
    },
  );
}
