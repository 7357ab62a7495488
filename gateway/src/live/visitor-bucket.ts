import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Console and shop use separate buckets, so that a canary of one does not select the same visitors as of the other. */
export type BucketCookie = 'lumora-console' | 'lumora-shop';

/** Lifetime of the cookie. */
const oneYearSeconds = 365 * 24 * 60 * 60;

/** Returns the bucket (0–99) of this browser. Chooses it at random on the first visit and stores it in a cookie. */
export function visitorBucket({ cookies }: FastifyRequest, reply: FastifyReply, cookieName: BucketCookie): number {
  const stored = cookies[cookieName];
  if (stored !== undefined && /^\d{1,2}$/.test(stored)) return Number(stored);
  const bucket = randomInt(100);
  reply.setCookie(cookieName, String(bucket), { maxAge: oneYearSeconds });
  return bucket;
}
