import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** An account or an order for which a known browser has a separate attempt limit (`docs/decisions/028`). */
export interface DeviceScope {
  /** of the cookie, one for each thing that is guarded */
  name: string;
  /** the calls that read the cookie */
  path: string;
  /** what the cookie is sealed with: it is known no more once this changes */
  secret: string;
}

const maxAgeSeconds = 365 * 24 * 60 * 60;

/** Returns the random id of a browser that `saveDevice` made known; null for every other. */
export function findDevice(cookies: string | undefined, scope: DeviceScope): string | null {
  const value = cookies
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${scope.name}=`))
    ?.slice(scope.name.length + 1);
  const [id = '', seal = ''] = value?.split('.') ?? [];
  const expected = Buffer.from(signText(id, scope));
  const given = Buffer.from(seal);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

/** Makes the browser known that `reply` goes to, under a new id unless it has one; the cookie opens nothing by itself. */
export function saveDevice(reply: FastifyReply, scope: DeviceScope, id: string | null = null): void {
  const device = id ?? randomBytes(16).toString('base64url');
  const value = `${device}.${signText(device, scope)}`;
  const secure = reply.request.protocol === 'https' ? '; Secure' : '';
  const attributes = `Path=${scope.path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
  reply.header('set-cookie', `${scope.name}=${value}; ${attributes}`);
}

function signText(id: string, { name, secret }: DeviceScope): string {
  return createHmac('sha256', secret).update(`${name} ${id}`).digest('base64url');
}
