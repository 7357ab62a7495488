import { answer, home } from '@lumora/shared-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenDatabase } from '../database/database.ts';
import type { Routes } from '../http/contract-routes.ts';
import { readHome } from './home.queries.ts';
import { keepUntilChange, type KeptAnswer } from './kept-answer.ts';

/** What anyone may read. */
export async function storefrontRoutes(routes: Routes, { database }: { database: OpenDatabase }): Promise<void> {
  const keptHome = keepUntilChange(database.changes);
  routes.addHook('onClose', async () => keptHome.unsubscribe());

  routes.get(
    '/home',
    { config: { access: 'anyone' }, schema: { tags: ['Storefront'], response: { 200: answer(home) } } },
    async (request, reply) => {
      const make = async () => String(reply.serializeInput({ data: await readHome(database.db) }, '200'));
      return sendKept(await keptHome.read(make), request, reply);
    },
  );
}

function sendKept({ body, etag }: KeptAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ etag, 'cache-control': 'public, no-cache' });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(body);
}
