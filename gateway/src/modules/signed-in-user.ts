import type { FastifyRequest } from 'fastify';
import type { ApiResponse, Permission, SessionUser } from '@lumora/shared-contract';
import { GatewayError } from '../gateway-error.ts';

/** Who asks, as the API knows the token. Refuses whoever is not signed in, or lacks the permission that is `needed`. */
export async function signedInUser(apiUrl: string, request: FastifyRequest, needed?: Permission): Promise<SessionUser> {
  const { authorization } = request.headers;
  if (authorization === undefined) throw new GatewayError(401, 'unauthenticated', 'Sign in first.');
  const answer = await fetch(`${apiUrl}/admin/me`, {
    headers: { authorization, 'x-request-id': request.id },
    signal: AbortSignal.timeout(5_000),
  }).catch(() => {
    throw new GatewayError(
      503,
      'unavailable',
      'The API does not answer, so nobody can be let in. Try again in a moment.',
    );
  });
  if (answer.status === 401)
    throw new GatewayError(401, 'unauthenticated', 'Your session has expired. Please login again.');
  if (!answer.ok)
    throw new GatewayError(503, 'unavailable', 'The API could not say who you are. Try again in a moment.');
  const { data } = (await answer.json()) as ApiResponse<SessionUser>;
  if (needed === undefined || data.permissions.includes(needed)) return data;
  throw new GatewayError(403, 'forbidden', `You may not do this: it takes the permission ${needed}.`);
}
