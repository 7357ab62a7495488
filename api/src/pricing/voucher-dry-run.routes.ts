import { cartQuote, voucherDryRunInput, type VoucherDryRunInput } from '@lumora/shared-contract/cart';
import { dataResponse } from '@lumora/shared-contract/http';
import type { Database } from '../core/database/database.ts';
import { notFoundError } from '../core/database/row-changes.ts';
import type { Routes } from '../core/http/contract-routes.ts';
import { evaluateVoucher, dryRunVoucher, type CountCustomerUses } from '../promotions/vouchers/voucher-evaluation.ts';
import { quoteCart, type EvaluatedVoucher } from './cart-quote.ts';
import type { PricedLine } from './priced-line.ts';

interface Options {
  db: Database;
  usesBy: CountCustomerUses;
}

/**
 * Registers `POST /admin/vouchers/try`: prices a cart with a voucher for the console, by code as for a shopper or by id as
 * if the voucher were live. Throws `AppError` 404 for an unknown id.
 */
export async function voucherDryRunRoutes(routes: Routes, options: Options): Promise<void> {
  routes.post(
    '/admin/vouchers/try',
    {
      config: { access: 'vouchers.view' },
      schema: { tags: ['Vouchers'], body: voucherDryRunInput, response: { 200: dataResponse(cartQuote) } },
    },
    async (request) => {
      const cart = request.body;
      return { data: await quoteCart(options.db, cart.lines, (lines) => evaluateForConsole(options, cart, lines)) };
    },
  );
}

async function evaluateForConsole(
  { db, usesBy }: Options,
  { voucher: code = '', voucher_id, phone }: VoucherDryRunInput,
  lines: PricedLine[],
): Promise<EvaluatedVoucher> {
  const cart = { lines, phone, usesBy };
  if (voucher_id === undefined) return { ...(await evaluateVoucher(db, { ...cart, code })), code };
  const evaluated = await dryRunVoucher(db, voucher_id, cart);
  if (evaluated === null) throw notFoundError('voucher');
  return evaluated;
}
