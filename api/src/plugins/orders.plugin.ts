import type { FastifyInstance } from 'fastify';
import type { Database } from '../core/database/database.ts';
import { withContractValidation } from '../core/http/contract-routes.ts';
import { ordersRoutes } from '../orders/processing/orders.routes.ts';
import { salesRoutes } from '../orders/processing/sales.routes.ts';
import { shopOrdersRoutes } from '../orders/placing/shop-orders.routes.ts';

/** Registers orders: placed by shoppers, processed in the console. */
export async function ordersPlugin(scope: FastifyInstance, { db }: { db: Database }): Promise<void> {
  const routes = withContractValidation(scope);
  await ordersRoutes(routes, { db });
  await salesRoutes(routes, { db });
  await shopOrdersRoutes(routes, { db });
}
