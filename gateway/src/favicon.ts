import type { FastifyInstance } from 'fastify';

/** Serves the favicon. */
export async function favicon(app: FastifyInstance): Promise<void> {
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    app.get(path, async (_request, reply) =>
      reply.headers({ 'cache-control': 'public, max-age=86400' }).type('image/svg+xml').send(image),
    );
  }
}

/** A neon tube in the form of an L: two glow strokes, the coloured edge and the white core. */
const tube = 'M21 13v32a6 6 0 0 0 6 6h18';
const image =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke-linecap="round" stroke-linejoin="round">' +
  '<rect width="64" height="64" rx="14" fill="#0b0b12"/>' +
  `<path d="${tube}" stroke="#ff2e88" stroke-opacity=".16" stroke-width="18"/>` +
  `<path d="${tube}" stroke="#ff2e88" stroke-opacity=".4" stroke-width="11"/>` +
  `<path d="${tube}" stroke="#ff2e88" stroke-width="6.5"/>` +
  `<path d="${tube}" stroke="#fff1f7" stroke-width="2.6"/></svg>`;
