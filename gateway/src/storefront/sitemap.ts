import { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { cdnHeaders, type ApiResponse, type CdnLifetime, type SitemapFiles } from '@lumora/shared-contract';
import { escapeMarkup } from '../pages/page-parts.ts';

interface SitemapOptions {
  /** absolute, ends with `/api` */
  apiUrl: string;
  /** scheme and host that visitors use */
  origin: string;
  cdnLifetime: CdnLifetime;
}

/** What crawlers ask for first: what they may read, and every address of the shop, as the API knows them. */
export async function sitemap(app: FastifyInstance, { apiUrl, origin, cdnLifetime }: SitemapOptions): Promise<void> {
  const cacheHeaders = { ...keptAnHour, ...cdnHeaders(cdnLifetime, ['sitemap']) };
  app.get('/robots.txt', async (_request, reply) =>
    reply.headers(keptAnHour).type('text/plain').send(`${robots}\nSitemap: ${origin}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const response = await ask(`${apiUrl}/sitemap`);
    if (!response.ok) return refuse(reply, response);
    const { data } = (await response.json()) as ApiResponse<SitemapFiles>;
    const files = data.files.map(({ name, lastmod }) => place('sitemap', `${origin}/sitemap-${name}.xml`, lastmod));
    return send(reply.headers(cacheHeaders), [`${head}<sitemapindex ${namespace}>\n`, ...files, '</sitemapindex>\n']);
  });

  app.get<{ Params: { file: string } }>('/sitemap-:file', async (request, reply) => {
    const [, name] = /^([a-z]+(?:-\d+)?)\.xml$/.exec(request.params.file) ?? [];
    const response = name === undefined ? new Response(null, { status: 404 }) : await ask(`${apiUrl}/sitemap/${name}`);
    return response.ok ? send(reply.headers(cacheHeaders), urlsOf(response, origin)) : refuse(reply, response);
  });
}

const robots = [
  'User-agent: *',
  ...['/admin', '/auth', '/api', '/cart', '/checkout', '/orders'].map((path) => `Disallow: ${path}`),
  '',
].join('\n');
const keptAnHour = { 'cache-control': 'public, max-age=3600' };
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** ms until the API must have begun to answer */
const patience = 10_000;

async function ask(url: string): Promise<Response> {
  const givingUp = new AbortController();
  const timer = setTimeout(() => givingUp.abort(), patience);
  try {
    return await fetch(url, { signal: givingUp.signal });
  } catch {
    return new Response(null, { status: 503 });
  } finally {
    clearTimeout(timer);
  }
}

/** A crawler comes back after a 503; a 404 tells it to forget. */
function refuse(reply: FastifyReply, { status }: Response) {
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
      yield place('url', origin + path, lastmod);
    }
  }
  yield '</urlset>\n';
}

/** Tells the API, too, when nobody reads on. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel();
  }
}

function place(element: 'url' | 'sitemap', address: string, lastmod: string | null): string {
  const changed = lastmod === null ? '' : `<lastmod>${lastmod}</lastmod>`;
  return `<${element}><loc>${escapeMarkup(address)}</loc>${changed}</${element}>\n`;
}
