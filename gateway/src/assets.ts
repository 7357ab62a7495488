import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { cdnHeaders, immutableOnCdn } from '@lumora/shared-contract/http';
import type { Release } from '@lumora/releases/release-schema';
import { isModuleName, isReleaseId } from '@lumora/releases/store/names';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import type { RecentFailures } from './telemetry/recent-failures.ts';
import type { ServableReleases } from './live/servable-releases.ts';
import { VerifiedFiles } from './verified-files.ts';

interface AssetsOptions {
  store: ReleaseStore;
  servable: ServableReleases;
  failures: RecentFailures;
}

/**
 * Serves `/assets/<module>/<release>/<file>`: the client files of every signed release, including old ones, because an
 * open tab keeps its release set. Responds with 404 for a file that `release.json` does not list, and with 502 for a
 * file that does not match its hash; the Modules page lists such files.
 */
export async function assets(app: FastifyInstance, { store, servable, failures }: AssetsOptions): Promise<void> {
  const signed = new LRUCache<string, Release>({ max: 200 });
  const verified = new VerifiedFiles();
  await app.register(fastifyStatic, { root: path.resolve('.'), serve: false, preCompressed: true });

  app.get<{ Params: { module: string; release: string; '*': string } }>(
    '/assets/:module/:release/*',
    async ({ params, url }, reply) => {
      const { module, release: id, '*': file } = params;
      const release = await findRelease(module, id);
      const entry =
        release !== null && Object.hasOwn(release.files, `client/${file}`) && release.files[`client/${file}`];
      if (!entry) return sendError(reply, 404, 'No release has this file.\n');
      const folder = path.join(await store.folderOf(module, id), 'client');
      const onAltered = () => {
        const message = `client/${file} does not match its hash.`;
        app.log.error({ module, release: id, file }, 'A file of a release does not match its hash.');
        failures.add(module, { occurred_at: new Date().toISOString(), release: id, message, path: url, report: '' });
      };
      if (!(await verified.isIntact(folder, file, { entry, onAltered }))) {
        return sendError(reply, 502, 'This file was altered.\n');
      }
      // integrity checks need `crossorigin`, and a CDN may serve these files from another host
      reply.headers({ 'access-control-allow-origin': '*', 'timing-allow-origin': '*', vary: 'accept-encoding' });
      reply.headers(cdnHeaders(immutableOnCdn, ['assets', `release-${module}-${id}`]));
      return reply.sendFile(file, folder, { maxAge: '365d', immutable: true });
    },
  );

  async function findRelease(module: string, id: string): Promise<Release | null> {
    if (!isModuleName(module) || !isReleaseId(id)) return null;
    const name = `${module}/${id}`;
    const release = signed.get(name) ?? (await servable.findSigned(module, id));
    if (release !== null) signed.set(name, release);
    return release;
  }
}

function sendError(reply: FastifyReply, status: 404 | 502, message: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain').send(message);
}
