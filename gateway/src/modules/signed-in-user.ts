import type { FastifyRequest } from 'fastify';
import type { Permission, SessionUser } from '@lumora/shared-contract/auth';
import type { ApiResponse } from '@lumora/shared-contract/http';
import { GatewayError } from '../http/gateway-error.ts';

/**
 * Returns the user of the request's token, as the API knows it. Throws `GatewayError` 401 without a valid session, 403
 * without the permission `needed`, 503 when the API is unreachable.
 */
export async function signedInUser(apiUrl: string, request: FastifyRequest, needed?: Permission): Promise<SessionUser> {
  const { authorization } = request.headers;
  if (authorization === undefined) throw new GatewayError('unauthenticated', 'Sign in first.');
  const response = await fetch(`${apiUrl}/admin/me`, {
    headers: { authorization, 'x-request-id': request.id },
    signal: AbortSignal.timeout(5_000),
  }).catch(() => {
    throw new GatewayError('unavailable', 'The API does not respond, so nobody can sign in. Try again in a moment.');
  });
  if (response.status === 401)
    throw new GatewayError('unauthenticated', 'Your session has expired. Please login again.');
  if (!response.ok)
    throw new GatewayError('unavailable', 'The API could not check your session. Try again in a moment.');
  const { data }: ApiResponse<SessionUser> = await response.json();
  if (needed === undefined || data.permissions.includes(needed)) return data;
  throw new GatewayError('forbidden', `You may not do this: it needs the permission ${needed}.`);
}
