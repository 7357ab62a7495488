import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../core/cache/response-cache.ts';
import type { Database } from '../core/database/database.ts';
import { withContractValidation } from '../core/http/contract-routes.ts';
import { designRatesRoutes } from '../designs/design-rates.routes.ts';
import { designsRoutes } from '../designs/designs.routes.ts';
import { lineStrokesRoutes } from '../designs/line-strokes.routes.ts';
import type { OrderedDesigns } from '../designs/old-designs.queries.ts';

interface DesignsOptions {
  db: Database;
  cache: ResponseCache;
  /** designs in orders, which are never deleted */
  orderedDesigns: OrderedDesigns;
}

/** Registers the signs that shoppers design, and the rates that price them. */
export async function designsPlugin(
  scope: FastifyInstance,
  { db, cache, orderedDesigns }: DesignsOptions,
): Promise<void> {
  const routes = withContractValidation(scope);
  await designRatesRoutes(routes, { db });
  await lineStrokesRoutes(routes);
  await designsRoutes(routes, { db, cache, orderedDesigns });
}
