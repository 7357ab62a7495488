import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Console and shop use separate buckets, so that a canary of one does not select the same visitors as of the other. */
export type BucketCookie = 'lumora-console' | 'lumora-shop';

/** Lifetime of the cookie. */
const oneYearSeconds = 365 * 24 * 60 * 60;

/** Returns the bucket (0–99) of this browser. Chooses it at random on the first visit and stores it in a cookie. */
export function visitorBucket(request: FastifyRequest, reply: FastifyReply, cookieName: BucketCookie): number {
  const stored = readBucket(request, cookieName);
  if (stored !== undefined) return stored;
  const bucket = randomInt(100);
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${cookieName}=${bucket}; Path=/; Max-Age=${oneYearSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
  return bucket;
}

/** Returns the stored bucket of this browser, or undefined. */
function readBucket({ headers }: FastifyRequest, cookieName: BucketCookie): number | undefined {
  const pair = headers.cookie?.split(';').find((entry) => entry.trim().startsWith(`${cookieName}=`));
  const value = pair?.trim().slice(cookieName.length + 1);
  return value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : undefined;
}
