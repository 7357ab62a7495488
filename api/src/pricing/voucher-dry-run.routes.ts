import { dataResponse, cartQuote, voucherDryRunInput, type VoucherDryRunInput } from '@lumora/shared-contract';
import type { Database } from '../core/database/database.ts';
import { notFoundError } from '../core/database/row-changes.ts';
import type { Routes } from '../core/http/contract-routes.ts';
import { evaluateVoucher, dryRunVoucher, type CountCustomerUses } from '../promotions/vouchers/voucher-evaluation.ts';
import { quoteCart, type EvaluatedVoucher } from './cart-quote.ts';
import type { PricedLine } from './price-lines.ts';

interface Options {
  db: Database;
  usesBy: CountCustomerUses;
}

/** Where the console sees what a voucher would do to a cart. */
export async function voucherTryRoutes(routes: Routes, options: Options): Promise<void> {
  routes.post(
    '/admin/vouchers/try',
    {
      config: { access: 'vouchers.view' },
      schema: { tags: ['Vouchers'], body: voucherDryRunInput, response: { 200: dataResponse(cartQuote) } },
    },
    async (request) => {
      const cart = request.body;
      return { data: await quoteCart(options.db, cart.lines, (lines) => tryOn(options, cart, lines)) };
    },
  );
}

async function tryOn(
  { db, usesBy }: Options,
  { voucher: code = '', voucher_id, phone }: VoucherDryRunInput,
  lines: PricedLine[],
): Promise<EvaluatedVoucher> {
  const cart = { lines, phone, usesBy };
  if (voucher_id === undefined) return { ...(await evaluateVoucher(db, { ...cart, code })), code };
  const rehearsed = await dryRunVoucher(db, voucher_id, cart);
  if (rehearsed === null) throw notFoundError('voucher');
  return rehearsed;
}
