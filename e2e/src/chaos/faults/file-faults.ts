import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoreFaults } from '@lumora/deploy/store-faults';
import type { Release } from '@lumora/releases/release-schema';
import type { Route } from '@playwright/test';
import type { Fault, ActiveFault } from './fault.ts';
import type { ChaosProduct } from './chaos-product.ts';

const unavailable = { console: 'not loaded', shop: 'readable', recovery: 'by Retry' } as const;

/** Faults of files that do not arrive, or arrive with other content. */
export const fileFaults: Fault[] = [
  {
    name: 'entry 404',
    async inject({ store, live }) {
      return {
        ...unavailable,
        reportedRelease: live,
        repair: await store.hide(...(await formsOf(store, live, live.entry))),
      };
    },
  },
  {
    name: 'entry 500 with HTML',
    inject: (target) =>
      interfere(target, entryOf(target.live), (route) =>
        route.fulfill({ status: 500, contentType: 'text/html', body: '<!doctype html><h1>Bad gateway</h1>' }),
      ),
  },
  {
    name: 'hang past the time-out',
    delay: { ms: 20_000, hasBegun: (page) => page.getByRole('status', { name: 'Loading' }).waitFor() },
    inject: (target) => interfere(target, entryOf(target.live), () => undefined),
  },
  {
    // of the next release: the console falls back to the previous one
    name: 'chunk 404',
    isReleased: true,
    async inject({ module, store, makeLive, restore }) {
      const next = await store.publish(module, {});
      await makeLive(next);
      const [chunk = ''] = next.preload.scripts;
      await store.hide(...(await formsOf(store, next, chunk)));
      return { console: 'page', shop: 'readable', reportedRelease: next, repair: restore, recovery: 'on reload' };
    },
  },
  {
    // of a page that is opened; the styles of the frame are loaded already
    name: 'CSS 404',
    async inject(target) {
      const active = await interfere(target, /\/assets\/.+\.css$/, (route) => route.fulfill({ status: 404 }));
      const hasStyles = Object.values(target.live.screens).some(({ styles }) => styles.length > 0);
      if (!hasStyles) return { ...active, console: 'page', reportedRelease: null, recovery: 'on reload' };
      return { ...active, shop: 'notice on the next page' };
    },
  },
  {
    name: 'tampered byte',
    async inject({ store, live }) {
      const forms = await formsOf(store, live, live.entry);
      const [file = ''] = forms;
      const original = await readFile(file);
      // a new file, because other data folders have links to the original
      const repair = await store.hide(...forms);
      await writeFile(file, Buffer.concat([original.subarray(0, -1), Buffer.from(' ')]));
      return { ...unavailable, reportedRelease: live, repair };
    },
  },
];

/** Intercepts the requests of this visitor. */
async function interfere(
  { context, live }: ChaosProduct,
  url: RegExp | string,
  respond: (route: Route) => unknown,
): Promise<ActiveFault> {
  await context.route(url, respond);
  return { ...unavailable, reportedRelease: live, repair: () => context.unroute(url) };
}

const entryOf = ({ module, id, entry }: Release) => `**/assets/${module}/${id}/${entry}`;

/** Returns the paths of a client file of a release in the store, with its compressed forms. */
async function formsOf(store: StoreFaults, release: Release, file: string): Promise<string[]> {
  const { br, gz } = release.files[`client/${file}`] ?? {};
  const original = path.join(await store.folderOf(release), 'client', file);
  return [original, ...(br === undefined ? [] : [`${original}.br`]), ...(gz === undefined ? [] : [`${original}.gz`])];
}
