import { createHash } from 'node:crypto';
import { cdnHeaders, matchesEtag, shortCdnLifetime } from '@lumora/shared-contract/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Changes } from '../database/changes.ts';
import { InvalidatingCache } from './invalidating-cache.ts';

interface CachedResponse {
  /** serialized JSON */
  body: Buffer;
  etag: string;
}

const maxBytes = 32 * 1024 * 1024;

/** Memory (bytes) of a cached response besides its body, estimated. */
const overheadBytes = 500;

/** Caches serialized public responses, at most 32 MB, until shopper-visible data changes. */
export class ResponseCache {
  readonly #cache: InvalidatingCache<CachedResponse>;
  readonly unsubscribe: () => void;

  constructor(changes: Changes) {
    this.#cache = new InvalidatingCache(changes, {
      maxSize: maxBytes,
      sizeOf: ({ body }) => body.byteLength + overheadBytes,
    });
    this.unsubscribe = this.#cache.unsubscribe;
  }

  /**
   * Sends the cached response for `key` (a list of all values that the response depends on), or calls `load` and serializes
   * the result by the route's schema for status 200. Sends 304 when `If-None-Match` contains its ETag.
   */
  async send<Reply extends FastifyReply>(
    request: Pick<FastifyRequest, 'headers'>,
    reply: Reply,
    { key, load }: { key: unknown[]; load(): Promise<Record<string, unknown>> },
  ): Promise<Reply> {
    const { body, etag } = await this.#cache.read(JSON.stringify(key), async () => {
      const json = Buffer.from(String(reply.serializeInput(await load(), '200')));
      return { body: json, etag: etagOf(json) };
    });
    reply.headers({ etag, 'cache-control': 'public, no-cache', ...cdnHeaders(shortCdnLifetime, ['responses']) });
    if (matchesEtag(request.headers['if-none-match'], etag)) reply.code(304).send();
    else reply.header('content-type', 'application/json; charset=utf-8').send(body);
    return reply;
  }
}

function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
