import type { Permission } from '@lumora/shared-contract/auth';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../core/database/database.ts';
import { AppError } from '../core/errors/app-error.ts';
import { findSession, type OpenSession } from './sessions.queries.ts';

/** Access rule of a route: no session, any session, or a session with the permission. Every visible route needs one. */
export type Access = 'anyone' | 'signed-in' | Permission;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    openSession: OpenSession | null;
  }
}

/**
 * Authenticates and authorizes each request before its body is read, by the `access` of its route. Throws `AppError` 401
 * without a valid session and 403 without the permission. Throws at registration for a route without `access`.
 */
export const access = fastifyPlugin(async (scope: FastifyInstance, { db }: { db: Database }) => {
  scope.decorateRequest('openSession', null);
  scope.addHook('onRoute', ({ config, url, schema }) => {
    if (!config?.access && !schema?.hide) throw new Error(`Route ${url} has no access rule.`);
  });
  scope.addHook('onRequest', async (request) => {
    const token = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? '')?.[1];
    const required = request.routeOptions.config.access ?? 'anyone';
    if (required === 'anyone' && !acceptsToken(request)) return;
    request.openSession = token ? await findSession(db, token) : null;
    assertAccess(request, required);
  });
});

/** Skips the session query for public reads, so that a stale token cannot slow down or break the shop. */
function acceptsToken(request: FastifyRequest): boolean {
  return request.method !== 'GET' && request.method !== 'HEAD' && request.headers.authorization !== undefined;
}

function assertAccess(request: FastifyRequest, required: Access): void {
  const { openSession } = request;
  if (required === 'anyone') return;
  if (!openSession) {
    const hadToken = request.headers.authorization !== undefined;
    throw new AppError(
      'unauthenticated',
      hadToken ? 'Your session has expired. Please login again.' : 'Sign in to continue.',
    );
  }
  if (required !== 'signed-in' && !openSession.user.permissions.includes(required)) {
    throw new AppError('forbidden', `Your role ${openSession.user.role} does not include ${required}.`);
  }
}

/** Returns the session of a request. Throws `AppError` 401 when it has none. */
export function sessionOf(request: FastifyRequest): OpenSession {
  if (!request.openSession) throw new AppError('unauthenticated', 'Sign in to continue.');
  return request.openSession;
}
