import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageCacheHeaders, type PageSharing } from '../cdn/page-cache-headers.ts';
import { acceptedEncoding, encode, type Encoding } from '../accepted-encoding.ts';

interface PageContent {
  status: number;
  html: string;
  csp: string;
  /** where to send the visitor instead */
  redirect?: string | undefined;
  /** false for pages that must not be kept, here or in a browser */
  isKept: boolean;
  /** the kind of page, by which a CDN can be purged */
  screen?: string | undefined;
  /** s after which a client may ask again, for a page with status 503 */
  retryAfter?: number | undefined;
}

/** One answer to a visitor, with its compressed forms, each made once and only if someone wants it. */
export class Page {
  readonly #content: Omit<PageContent, 'html'>;
  readonly #body: Buffer;
  readonly #etag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor({ html, ...content }: PageContent) {
    this.#content = content;
    this.#body = Buffer.from(html);
    this.#etag = createHash('sha256').update(content.csp).update(this.#body).digest('base64url').slice(0, 22);
  }

  get isKept(): boolean {
    return this.#content.isKept;
  }

  get status(): number {
    return this.#content.status;
  }

  /** Bytes that keeping it takes, compressed forms included. */
  get weight(): number {
    return this.#body.length * 2 + 1_000;
  }

  async send(request: FastifyRequest, reply: FastifyReply, sharing = unshared): Promise<FastifyReply> {
    const { status, csp, redirect, isKept, screen, retryAfter } = this.#content;
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const etag = `"${this.#etag}${encoding === null ? '' : `-${encoding}`}"`;
    reply.code(status).headers({
      ...(isKept ? pageCacheHeaders(sharing, screen) : { 'cache-control': 'no-store' }),
      'content-security-policy': csp,
      vary: 'accept-encoding',
    });
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    if (redirect !== undefined) return reply.header('location', redirect).send();
    if (isKept) reply.header('etag', etag);
    if (isKept && status === 200 && matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
    reply.type('text/html; charset=utf-8');
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply.send(encoding === null ? this.#body : await this.#encodedAs(encoding));
  }

  #encodedAs(encoding: Encoding): Promise<Buffer> {
    const ready = this.#encoded.get(encoding) ?? encode(this.#body, encoding);
    this.#encoded.set(encoding, ready);
    return ready;
  }
}

const unshared: PageSharing = { lifetime: null, isPerVisitor: false };

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag) ?? false;
}
