import { createHash } from 'node:crypto';
import { shortCdnLifetime, cdnHeaders } from '@lumora/shared-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Changes } from '../database/changes.ts';
import { InvalidatingCache } from './invalidating-cache.ts';

interface KeptAnswer {
  /** JSON, in the bytes that are sent */
  body: Buffer;
  etag: string;
}

const mostBytes = 32 * 1024 * 1024;

/** What an answer takes beside its body. */
const overhead = 500;

/** Public answers, made once for all who ask the same, and again only after something that shoppers see has changed. */
export class ResponseCache {
  readonly #kept: InvalidatingCache<KeptAnswer>;
  readonly unsubscribe: () => void;

  constructor(changes: Changes) {
    this.#kept = new InvalidatingCache(changes, {
      maxSize: mostBytes,
      sizeOf: ({ body }) => body.byteLength + overhead,
    });
    this.unsubscribe = this.#kept.unsubscribe;
  }

  /** Sends the answer to `asked` (a list of what it depends on), by the route's schema, or 304. */
  async send<Reply extends FastifyReply>(
    request: Pick<FastifyRequest, 'headers'>,
    reply: Reply,
    { asked, make }: { asked: unknown[]; make(): Promise<Record<string, unknown>> },
  ): Promise<Reply> {
    const { body, etag } = await this.#kept.read(JSON.stringify(asked), async () => {
      const json = Buffer.from(String(reply.serializeInput(await make(), '200')));
      return { body: json, etag: etagOf(json) };
    });
    reply.headers({ etag, 'cache-control': 'public, no-cache', ...cdnHeaders(shortCdnLifetime, ['answers']) });
    if (request.headers['if-none-match']?.includes(etag)) reply.code(304).send();
    else reply.header('content-type', 'application/json; charset=utf-8').send(body);
    return reply;
  }
}

function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
