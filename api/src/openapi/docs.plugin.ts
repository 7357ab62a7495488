import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

// only the static files of the package are used: its plugin depends on one that Jest cannot load
const require = createRequire(import.meta.url);
const files = path.join(path.dirname(require.resolve('@fastify/swagger-ui/package.json')), 'static');
const assets = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' };

/**
 * Serves Swagger UI at `/docs`. Its content security policy allows inline styles, because Swagger UI sets styles by
 * script, but no inline scripts.
 */
export async function docs(scope: FastifyInstance): Promise<void> {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
  });
  const hidden = { schema: { hide: true } };
  scope.get('/docs', hidden, (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  scope.get('/docs/start.js', hidden, (_request, reply) => reply.type('text/javascript').send(start));
  for (const [name, type] of Object.entries(assets)) {
    scope.get(`/docs/${name}`, hidden, async (_request, reply) => {
      const content = await readFile(path.join(files, name));
      return reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=86400').send(content);
    });
  }
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Lumora API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="docs"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true });
`;
