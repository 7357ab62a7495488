import { lineStrokes, lineStrokesQuery } from '@lumora/shared-contract/designs';
import { dataResponse } from '@lumora/shared-contract/http';
import type { Routes } from '../core/http/contract-routes.ts';
import { strokesOf } from './present-design.ts';

/** The centre lines of a text change only with the fonts, in a release of the API. */
const maxAgeSeconds = 24 * 60 * 60;

/** Registers `/designs/strokes`: the centre lines of one line of text, which the designer draws while the shopper types. */
export async function lineStrokesRoutes(routes: Routes): Promise<void> {
  const response = { 200: dataResponse(lineStrokes) };

  routes.get(
    '/designs/strokes',
    { config: { access: 'anyone' }, schema: { tags: ['Storefront'], querystring: lineStrokesQuery, response } },
    async (request, reply) => {
      reply.header('cache-control', `public, max-age=${maxAgeSeconds}`);
      return { data: await strokesOf(request.query) };
    },
  );
}
