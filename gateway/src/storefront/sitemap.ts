import { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { cdnHeaders, type ApiResponse, type CdnLifetime } from '@lumora/shared-contract/http';
import { matchesPath, type PublicPageRoute } from '@lumora/shared-contract/releases';
import type { SitemapFiles } from '@lumora/shared-contract/storefront';
import { html } from '@lumora/shared-contract/html';

interface SitemapOptions {
  /** absolute, ends with `/api` */
  apiUrl: string;
  /** scheme and host that visitors use */
  origin: string;
  cdnLifetime: CdnLifetime;
  /** Returns the pages that the live storefront declares. */
  pages: () => PublicPageRoute[];
}

/**
 * Serves `/robots.txt` and the sitemap files: the declared pages that search engines may index, and of those with params the
 * paths of the API. Responds with 404 for an unknown file, with 503 while the API is down.
 */
export async function sitemap(
  app: FastifyInstance,
  { apiUrl, origin, cdnLifetime, pages }: SitemapOptions,
): Promise<void> {
  const cacheHeaders = { ...cachedForAnHour, ...cdnHeaders(cdnLifetime, ['sitemap']) };
  app.get('/robots.txt', async (_request, reply) =>
    reply.headers(cachedForAnHour).type('text/plain').send(robots(pages(), origin)),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const response = await fetchFromApi(`${apiUrl}/sitemap`);
    if (!response.ok) return sendError(reply, response);
    const { data }: ApiResponse<SitemapFiles> = await response.json();
    const files = data.files.map(({ name, lastmod }) => toEntry('sitemap', `${origin}/sitemap-${name}.xml`, lastmod));
    return send(reply.headers(cacheHeaders), [`${head}<sitemapindex ${namespace}>\n`, ...files, '</sitemapindex>\n']);
  });

  app.get<{ Params: { file: string } }>('/sitemap-:file', async (request, reply) => {
    const [, name] = /^([a-z]+(?:-\d+)?)\.xml$/.exec(request.params.file) ?? [];
    const response =
      name === undefined ? new Response(null, { status: 404 }) : await fetchFromApi(`${apiUrl}/sitemap/${name}`);
    if (!response.ok) return sendError(reply, response);
    const declared = pages();
    const first = name === 'pages' ? declared.filter(isFixedAndIndexed).map(({ path }) => path) : [];
    return send(reply.headers(cacheHeaders), urlsOf(first, response, { origin, declared }));
  });
}

/** Disallows what is not a page of the shop, and the declared pages that search engines must not index. */
function robots(pages: PublicPageRoute[], origin: string): string {
  const excluded = pages.filter(({ path, isIndexed }) => isIndexed === false && path !== '*');
  const paths = ['/admin', '/auth', '/api', ...excluded.map(({ path }) => path.replace(/\/:.*/, ''))];
  return ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}

/** Older releases of the storefront do not declare which pages may be indexed. */
function isIndexed(path: string, declared: PublicPageRoute[]): boolean {
  const page = declared.find((one) => matchesPath(one.path, path.split('?', 1)[0] ?? ''));
  return page !== undefined && page.isIndexed !== false;
}

function isFixedAndIndexed({ path, isIndexed }: PublicPageRoute): boolean {
  return isIndexed === true && !path.includes(':');
}

const cachedForAnHour = { 'cache-control': 'public, max-age=3600' };
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** until the API must send the first byte of its response */
const timeoutMs = 10_000;

async function fetchFromApi(url: string): Promise<Response> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    return await fetch(url, { signal: abort.signal });
  } catch {
    return new Response(null, { status: 503 });
  } finally {
    clearTimeout(timer);
  }
}

/** Responds with 404, which removes a page from a crawler's index, only when the API does; otherwise with 503. */
function sendError(reply: FastifyReply, { status }: Response) {
  if (status === 404) return reply.callNotFound();
  return reply.code(503).headers({ 'retry-after': '600', 'cache-control': 'no-store' }).type('text/plain').send('');
}

function send(reply: FastifyReply, lines: Iterable<string> | AsyncIterable<string>) {
  return reply.type('application/xml; charset=utf-8').send(Readable.from(lines));
}

/** Yields the paths of `first`, then those of the API whose page is declared and may be indexed. */
async function* urlsOf(
  first: string[],
  { body }: Response,
  { origin, declared }: { origin: string; declared: PublicPageRoute[] },
): AsyncGenerator<string> {
  yield `${head}<urlset ${namespace}>\n`;
  for (const path of first) yield toEntry('url', origin + path, null);
  if (body !== null) {
    for await (const line of createInterface({ input: Readable.from(toChunks(body)) })) {
      const [path = '', lastmod = null] = line.split('\t');
      if (isIndexed(path, declared)) yield toEntry('url', origin + path, lastmod);
    }
  }
  yield '</urlset>\n';
}

/** Cancels the API response when the client disconnects. */
async function* toChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
  } finally {
    await reader.cancel();
  }
}

function toEntry(element: 'url' | 'sitemap', url: string, lastmod: string | null): string {
  const changed = lastmod === null ? '' : html`<lastmod>${lastmod}</lastmod>`;
  return html`<${element}><loc>${url}</loc>${changed}</${element}>\n`.toString();
}
