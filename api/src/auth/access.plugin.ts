import type { Permission } from '@lumora/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../core/database/database.ts';
import { AppError } from '../core/http/app-error.ts';
import { findSession, type OpenSession } from './sessions.queries.ts';

/** Who may make a call. Every route says it: one that does not cannot be registered. */
export type Access = 'anyone' | 'signed-in' | Permission;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    openSession: OpenSession | null;
  }
}

/** Knows who is calling before anything else of the request is read, and refuses those who may not. */
export const access = fastifyPlugin(async (scope: FastifyInstance, { db }: { db: Database }) => {
  scope.decorateRequest('openSession', null);
  scope.addHook('onRoute', ({ config, url, schema }) => {
    if (!config?.access && !schema?.hide) throw new Error(`Route ${url} does not say who may call it.`);
  });
  scope.addHook('onRequest', async (request) => {
    const token = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? '')?.[1];
    const needed = request.routeOptions.config.access ?? 'anyone';
    if (needed === 'anyone' && !acceptsToken(request)) return;
    request.openSession = token ? await findSession(db, token) : null;
    refuse(request, needed);
  });
});

/** Public reads never look a session up: a stale token must not slow or break the shop. */
function acceptsToken(request: FastifyRequest): boolean {
  return request.method !== 'GET' && request.method !== 'HEAD' && request.headers.authorization !== undefined;
}

function refuse(request: FastifyRequest, needed: Access): void {
  const { openSession } = request;
  if (needed === 'anyone') return;
  if (!openSession) {
    const hadToken = request.headers.authorization !== undefined;
    throw new AppError(
      'unauthenticated',
      hadToken ? 'Your session has expired. Please login again.' : 'Sign in to continue.',
    );
  }
  if (needed !== 'signed-in' && !openSession.user.permissions.includes(needed)) {
    throw new AppError('forbidden', `Your role ${openSession.user.role} does not include ${needed}.`);
  }
}

/** The caller's session, on routes that need one. */
export function sessionOf(request: FastifyRequest): OpenSession {
  if (!request.openSession) throw new AppError('unauthenticated', 'Sign in to continue.');
  return request.openSession;
}
