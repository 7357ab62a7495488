import type { FastifyInstance } from 'fastify';
import type { Database } from '../core/database/database.ts';
import { withContractValidation } from '../core/http/contract-routes.ts';
import { authRoutes, profileRoutes } from '../auth/auth.routes.ts';

/** Registers sign-in, registration and the profile of the signed-in administrator. */
export async function authPlugin(scope: FastifyInstance, { db }: { db: Database }): Promise<void> {
  const routes = withContractValidation(scope);
  await authRoutes(routes, { db });
  await profileRoutes(routes, { db });
}
