import type { FastifyInstance } from 'fastify';
import type { Database } from '../core/database/database.ts';
import { withContractValidation } from '../core/http/contract-routes.ts';
import { settingsRoutes } from '../settings/settings.routes.ts';

/** Registers the settings of the shop. */
export async function settingsPlugin(scope: FastifyInstance, { db }: { db: Database }): Promise<void> {
  await settingsRoutes(withContractValidation(scope), { db });
}
