import { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { cdnHeaders, type ApiResponse, type CdnLifetime } from '@lumora/shared-contract/http';
import type { SitemapFiles } from '@lumora/shared-contract/storefront';
import { html } from '@lumora/shared-contract/html';

interface SitemapOptions {
  /** absolute, ends with `/api` */
  apiUrl: string;
  /** scheme and host that visitors use */
  origin: string;
  cdnLifetime: CdnLifetime;
}

/**
 * Serves `/robots.txt` and the sitemap files with all public URLs from the API. Responds with 404 for an unknown file,
 * with 503 while the API is down.
 */
export async function sitemap(app: FastifyInstance, { apiUrl, origin, cdnLifetime }: SitemapOptions): Promise<void> {
  const cacheHeaders = { ...cachedForAnHour, ...cdnHeaders(cdnLifetime, ['sitemap']) };
  app.get('/robots.txt', async (_request, reply) =>
    reply.headers(cachedForAnHour).type('text/plain').send(`${robots}\nSitemap: ${origin}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const response = await fetchFromApi(`${apiUrl}/sitemap`);
    if (!response.ok) return sendError(reply, response);
    const { data } = (await response.json()) as ApiResponse<SitemapFiles>;
    const files = data.files.map(({ name, lastmod }) => toEntry('sitemap', `${origin}/sitemap-${name}.xml`, lastmod));
    return send(reply.headers(cacheHeaders), [`${head}<sitemapindex ${namespace}>\n`, ...files, '</sitemapindex>\n']);
  });

  app.get<{ Params: { file: string } }>('/sitemap-:file', async (request, reply) => {
    const [, name] = /^([a-z]+(?:-\d+)?)\.xml$/.exec(request.params.file) ?? [];
    const response =
      name === undefined ? new Response(null, { status: 404 }) : await fetchFromApi(`${apiUrl}/sitemap/${name}`);
    return response.ok ? send(reply.headers(cacheHeaders), urlsOf(response, origin)) : sendError(reply, response);
  });
}

const robots = [
  'User-agent: *',
  ...['/admin', '/auth', '/api', '/cart', '/checkout', '/orders'].map((path) => `Disallow: ${path}`),
  '',
].join('\n');
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

async function* urlsOf({ body }: Response, origin: string): AsyncGenerator<string> {
  yield `${head}<urlset ${namespace}>\n`;
  if (body !== null) {
    for await (const line of createInterface({ input: Readable.from(chunksOf(body)) })) {
      const [path = '', lastmod = null] = line.split('\t');
      yield toEntry('url', origin + path, lastmod);
    }
  }
  yield '</urlset>\n';
}

/** Cancels the API response when the client disconnects. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
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
