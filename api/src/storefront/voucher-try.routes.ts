import { answer, cartQuote, voucherTry, type VoucherTry } from '@lumora/shared-contract';
import type { Database } from '../database/database.ts';
import { missingRow } from '../database/row-changes.ts';
import type { Routes } from '../http/contract-routes.ts';
import { decideVoucher, rehearseVoucher, type CustomerUses } from '../promotions/voucher-decision.ts';
import { quoteCart, type DecidedVoucher } from './cart-quote.ts';
import type { PricedLine } from './price-lines.ts';

interface Options {
  db: Database;
  usesBy: CustomerUses;
}

/** Where the console sees what a voucher would do to a cart. */
export async function voucherTryRoutes(routes: Routes, options: Options): Promise<void> {
  routes.post(
    '/admin/vouchers/try',
    {
      config: { access: 'vouchers.view' },
      schema: { tags: ['Vouchers'], body: voucherTry, response: { 200: answer(cartQuote) } },
    },
    async (request) => {
      const cart = request.body;
      return { data: await quoteCart(options.db, cart.lines, (lines) => tryOn(options, cart, lines)) };
    },
  );
}

async function tryOn(
  { db, usesBy }: Options,
  { voucher: code = '', voucher_id, phone }: VoucherTry,
  lines: PricedLine[],
): Promise<DecidedVoucher> {
  const cart = { lines, phone, usesBy };
  if (voucher_id === undefined) return { ...(await decideVoucher(db, { ...cart, code })), code };
  const rehearsed = await rehearseVoucher(db, voucher_id, cart);
  if (rehearsed === null) throw missingRow('voucher');
  return rehearsed;
}
