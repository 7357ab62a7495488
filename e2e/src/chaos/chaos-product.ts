import { openStoreFaults, type StoreFaults } from '@lumora/deploy/store-faults';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import type { SignedIn } from '@lumora/shared-contract/auth';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { ModuleMove, ModuleOverview } from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';
import type { BrowserContext } from '@playwright/test';
import type { Product } from '../product/start-product.ts';
import { pageReleaseSet } from '../releases/page-release-set.ts';

/** How the suite waits for what happens by itself. */
export const polling = { timeoutMs: 30_000, intervalMs: 50 };

/** Where a fault strikes: one module of a running product, the store behind it, and a visitor. */
export type ChaosProduct = Awaited<ReturnType<typeof openChaosProduct>>;

interface Surroundings {
  product: Product;
  session: SignedIn;
  context: BrowserContext;
}

export async function openChaosProduct(module: string, { product, session, context }: Surroundings) {
  const store: StoreFaults = await openStoreFaults(product.dataDir);
  const live = await store.live(module);

  const ask = (path: string, init?: RequestInit) =>
    fetch(`${product.url}/api/admin/releases${path}`, {
      ...init,
      headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    });

  /** What the Modules page is told of the module. */
  async function overview(): Promise<ModuleOverview> {
    const { data } = (await (await ask('')).json()) as ApiResponse<ModuleOverview[]>;
    const found = data.find((one) => one.module === module);
    if (found === undefined) throw new Error(`The Modules page does not know ${module}.`);
    return found;
  }

  const isLive = ({ id }: Release) =>
    pollUntil(overview, ({ live: { id: liveId } }) => liveId === id, {
      ...polling,
      message: `${module} ${id} does not become live.`,
    });

  return {
    module,
    product,
    context,
    store,
    /** the release that is live before anything happens */
    live,
    overview,

    /** Makes a release live and waits until new pages come with it, unless it draws none. */
    async makeLive(release: Release, { isDrawn = true } = {}): Promise<void> {
      await store.promote(release);
      await isLive(release);
      if (isDrawn) await isOnPages(product, release);
    },

    /** Makes the first release live again. */
    async restore(): Promise<void> {
      await store.rollback(live);
      await isLive(live);
      await isOnPages(product, live);
    },

    /** Asks the gateway for a move, as the Modules page does. */
    async move(move: Partial<ModuleMove>): Promise<{ status: number; message: string }> {
      const response = await ask(`/${module}`, { method: 'POST', body: JSON.stringify(move) });
      const { message } = (await response.json()) as { message: string };
      return { status: response.status, message };
    },

    /** Waits until the Modules page tells of a failure of that release since `start`. */
    async hearsOf({ id }: Release, start: string): Promise<string> {
      const reported = async () =>
        (await overview()).failures.find(({ release, at }) => release === id && at >= start)?.message;
      const message = `No failure of ${module} ${id} is reported.`;
      return (await pollUntil(reported, (words) => words !== undefined, { ...polling, message })) ?? '';
    },
  };
}

/** The shop's pages go on as they were until the renderer of the next release has started. */
async function isOnPages({ url }: Product, { module, id, manifest }: Release): Promise<void> {
  const releaseOnPage = async () => {
    const page = await (await fetch(url + (manifest.kind === 'storefront' ? '/' : '/admin'))).text();
    return pageReleaseSet(page)?.modules.find((one) => one.manifest.id === module)?.release;
  };
  const message = `No page comes with ${module} ${id}.`;
  await pollUntil(releaseOnPage, (release) => release === id, { ...polling, message });
}
