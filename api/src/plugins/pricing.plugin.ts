import type { FastifyInstance } from 'fastify';
import type { Database } from '../core/database/database.ts';
import { withContractValidation } from '../core/http/contract-routes.ts';
import type { CountCustomerUses } from '../promotions/vouchers/voucher-evaluation.ts';
import { cartQuoteRoutes } from '../pricing/cart-quote.routes.ts';
import { voucherDryRunRoutes } from '../pricing/voucher-dry-run.routes.ts';

interface PricingOptions {
  db: Database;
  /** counts the orders in which a customer used a voucher, for its limit per customer */
  usesBy: CountCustomerUses;
}

/** Registers the quote of a cart, and the dry run of a voucher in the console. */
export async function pricingPlugin(scope: FastifyInstance, { db, usesBy }: PricingOptions): Promise<void> {
  const routes = withContractValidation(scope);
  await cartQuoteRoutes(routes, { db, usesBy });
  await voucherDryRunRoutes(routes, { db, usesBy });
}
