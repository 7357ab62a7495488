import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An account or order that a browser has given the right secret for; its later guesses have a separate limit (docs/decisions/028). */
export interface DeviceScope {
  /** name of the cookie, unique per account or order */
  name: string;
  /** URL path of the routes that read the cookie */
  path: string;
  /** HMAC key of the cookie; when it changes, all cookies of the scope become invalid */
  secret: string;
}

const maxAgeSeconds = 365 * 24 * 60 * 60;

/** Returns the device id of a valid cookie of `saveDevice`; null for any other browser. */
export function findDevice(cookies: FastifyRequest['cookies'], scope: DeviceScope): string | null {
  const [id = '', signature = ''] = cookies[scope.name]?.split('.') ?? [];
  const expected = Buffer.from(sign(id, scope));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

/**
 * Sets the device cookie, with a new random id unless the browser has one. The cookie grants no access; it only selects
 * the rate limit of this browser.
 */
export function saveDevice(reply: FastifyReply, scope: DeviceScope, id: string | null = null): void {
  const device = id ?? randomBytes(16).toString('base64url');
  reply.setCookie(scope.name, `${device}.${sign(device, scope)}`, {
    path: scope.path,
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
  });
}

function sign(id: string, { name, secret }: DeviceScope): string {
  return createHmac('sha256', secret).update(`${name} ${id}`).digest('base64url');
}
