import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Console and shop draw apart: who gets the next console need not be the first in the next shop. */
export type BucketCookie = 'lumora-console' | 'lumora-shop';

/** How long (s) a visitor keeps the bucket that was drawn for them. */
const oneYear = 365 * 24 * 60 * 60;

/** The bucket (0–99) of this browser, drawn at its first visit and kept in a cookie. */
export function visitorBucket(request: FastifyRequest, reply: FastifyReply, lot: BucketCookie): number {
  const kept = bucketIn(request, lot);
  if (kept !== undefined) return kept;
  const drawn = randomInt(100);
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${lot}=${drawn}; Path=/; Max-Age=${oneYear}; HttpOnly; SameSite=Lax${secure}`);
  return drawn;
}

/** The bucket that was drawn for this browser before; undefined where none was. */
function bucketIn({ headers }: FastifyRequest, lot: BucketCookie): number | undefined {
  const pair = headers.cookie?.split(';').find((entry) => entry.trim().startsWith(`${lot}=`));
  const value = pair?.trim().slice(lot.length + 1);
  return value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : undefined;
}
