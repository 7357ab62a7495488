import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoreFaults } from '@lumora/deploy/store-faults';
import type { Release } from '@lumora/releases/release-schema';
import type { Route } from '@playwright/test';
import type { Fault, ActiveFault } from '../fault.ts';
import type { ChaosProduct } from '../chaos-product.ts';

const outOfReach = { console: 'not loaded', shop: 'readable', comesBack: 'by Retry' } as const;

/** Faults of files that do not arrive, or arrive with other content. */
export const fileFaults: Fault[] = [
  {
    name: 'entry 404',
    async strike({ store, live }) {
      return { ...outOfReach, blamed: live, mend: await store.hide(...(await formsOf(store, live, live.entry))) };
    },
  },
  {
    name: 'entry 500 with HTML',
    strike: (site) =>
      interfere(site, entryOf(site.live), (route) =>
        route.fulfill({ status: 500, contentType: 'text/html', body: '<!doctype html><h1>Bad gateway</h1>' }),
      ),
  },
  {
    name: 'hang past the time-out',
    delay: { ms: 20_000, hasBegun: (page) => page.getByRole('status', { name: 'Loading' }).waitFor() },
    strike: (site) => interfere(site, entryOf(site.live), () => undefined),
  },
  {
    // of the next release: the console falls back to the previous one
    name: 'chunk 404',
    isReleased: true,
    async strike({ module, store, makeLive, restore }) {
      const next = await store.publish(module, {});
      await makeLive(next);
      const [chunk = ''] = next.preload.scripts;
      await store.hide(...(await formsOf(store, next, chunk)));
      return { console: 'page', shop: 'readable', blamed: next, mend: restore, comesBack: 'on reload' };
    },
  },
  {
    // of a page that is opened; the styles of the frame are loaded already
    name: 'CSS 404',
    async strike(site) {
      const struck = await interfere(site, /\/assets\/.+\.css$/, (route) => route.fulfill({ status: 404 }));
      const hasStyles = Object.values(site.live.screens).some(({ styles }) => styles.length > 0);
      if (!hasStyles) return { ...struck, console: 'page', blamed: null, comesBack: 'on reload' };
      return { ...struck, shop: 'notice on the next page' };
    },
  },
  {
    name: 'tampered byte',
    async strike({ store, live }) {
      const forms = await formsOf(store, live, live.entry);
      const [file = ''] = forms;
      const original = await readFile(file);
      // a new file, because other data folders have links to the original
      const mend = await store.hide(...forms);
      await writeFile(file, Buffer.concat([original.subarray(0, -1), Buffer.from(' ')]));
      return { ...outOfReach, blamed: live, mend };
    },
  },
];

/** Intercepts the requests of this visitor. */
async function interfere(
  { context, live }: ChaosProduct,
  address: RegExp | string,
  answer: (route: Route) => unknown,
): Promise<ActiveFault> {
  await context.route(address, answer);
  return { ...outOfReach, blamed: live, mend: () => context.unroute(address) };
}

const entryOf = ({ module, id, entry }: Release) => `**/assets/${module}/${id}/${entry}`;

/** Returns the paths of a client file of a release in the store, with its compressed forms. */
async function formsOf(store: StoreFaults, release: Release, file: string): Promise<string[]> {
  const { br, gz } = release.files[`client/${file}`] ?? {};
  const place = path.join(await store.folderOf(release), 'client', file);
  return [place, ...(br === undefined ? [] : [`${place}.br`]), ...(gz === undefined ? [] : [`${place}.gz`])];
}
