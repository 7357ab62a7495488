import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '@lumora/shared-contract/http';
import type { Html } from '@lumora/shared-contract/html';
import { pageCacheHeaders, type PageSharing } from '../cdn/page-cache-headers.ts';
import { acceptedEncoding, encode, type Encoding } from '../http/accepted-encoding.ts';

/** Content and headers of a page. */
interface PageContent {
  status: number;
  html: Html;
  csp: string;
  /** only if it differs from the default */
  permissionsPolicy?: string | undefined;
  /** path to redirect to */
  redirect?: string | undefined;
  /** whether the gateway, a CDN and browsers may cache the page */
  isCacheable: boolean;
  /** name of the kind of page, used as a cache tag of the CDN */
  screen?: string | undefined;
  /** seconds until a client may retry, for a page with status 503 */
  retryAfter?: number | undefined;
}

/** A rendered page. Each compressed copy is created once, on demand. */
export class Page {
  readonly #content: Omit<PageContent, 'html'>;
  readonly #body: Buffer;
  readonly #etag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor({ html, ...content }: PageContent) {
    this.#content = content;
    this.#body = Buffer.from(html.toString());
    this.#etag = createHash('sha256').update(content.csp).update(this.#body).digest('base64url').slice(0, 22);
  }

  get isCacheable(): boolean {
    return this.#content.isCacheable;
  }

  get status(): number {
    return this.#content.status;
  }

  /** Returns the estimated memory in bytes, including compressed copies. */
  get sizeBytes(): number {
    return this.#body.length * 2 + 1_000;
  }

  /** Sends the page, or 304 when the ETag matches. */
  async send(request: FastifyRequest, reply: FastifyReply, sharing = unshared): Promise<FastifyReply> {
    const { status, csp, permissionsPolicy, redirect, isCacheable, screen, retryAfter } = this.#content;
    const encoding = acceptedEncoding(request);
    const etag = `"${this.#etag}${encoding === null ? '' : `-${encoding}`}"`;
    reply.code(status).headers({
      ...(isCacheable ? pageCacheHeaders(sharing, screen) : { 'cache-control': 'no-store' }),
      'content-security-policy': csp,
      vary: 'accept-encoding',
    });
    if (permissionsPolicy !== undefined) reply.header('permissions-policy', permissionsPolicy);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    if (redirect !== undefined) return reply.header('location', redirect).send();
    if (isCacheable) reply.header('etag', etag);
    if (isCacheable && status === 200 && matchesEtag(request.headers['if-none-match'], etag))
      return reply.code(304).send();
    reply.type('text/html; charset=utf-8');
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply.send(encoding === null ? this.#body : await this.#encode(encoding));
  }

  #encode(encoding: Encoding): Promise<Buffer> {
    const ready = this.#encoded.get(encoding) ?? encode(this.#body, encoding);
    this.#encoded.set(encoding, ready);
    return ready;
  }
}

const unshared: PageSharing = { lifetime: null, isPerVisitor: false };
