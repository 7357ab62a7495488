import type { FastifyInstance } from 'fastify';
import type { Database } from '../core/database/database.ts';
import { withContractValidation } from '../core/http/contract-routes.ts';
import { consoleRoutes } from '../console/console.routes.ts';

/** Registers search, recent changes and notices of the console, which read all domains. */
export async function consolePlugin(scope: FastifyInstance, { db }: { db: Database }): Promise<void> {
  await consoleRoutes(withContractValidation(scope), { db });
}
