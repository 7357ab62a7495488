import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Release } from '@lumora/shared-contract';
import { isModuleName, isReleaseId } from '../store/names.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/**
 * `/assets/<module>/<release>/<file>`: the client files of every published release, old ones too, because an open tab
 * keeps the set it started with. What `release.json` does not list is not there.
 */
export async function assets(app: FastifyInstance, { store }: { store: ReleaseStore }): Promise<void> {
  const published = new LRUCache<string, Release>({ max: 200 });
  await app.register(fastifyStatic, { root: path.resolve('.'), serve: false, preCompressed: true });

  app.get<{ Params: { module: string; release: string; '*': string } }>(
    '/assets/:module/:release/*',
    async ({ params }, reply) => {
      const { module, release: id, '*': file } = params;
      const release = await findRelease(module, id);
      if (release === null || !Object.hasOwn(release.files, `client/${file}`)) {
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain')
          .send('No release has this file.\n');
      }
      // containers are loaded with `crossorigin`, which integrity needs; from another host too, once there is a CDN
      reply.headers({ 'access-control-allow-origin': '*', 'timing-allow-origin': '*', vary: 'accept-encoding' });
      const folder = path.join(await store.folderOf(module, id), 'client');
      return reply.sendFile(file, folder, { maxAge: '365d', immutable: true });
    },
  );

  async function findRelease(module: string, id: string): Promise<Release | null> {
    if (!isModuleName(module) || !isReleaseId(id)) return null;
    const name = `${module}/${id}`;
    const release = published.get(name) ?? (await store.release(module, id));
    if (release !== null) published.set(name, release);
    return release;
  }
}
