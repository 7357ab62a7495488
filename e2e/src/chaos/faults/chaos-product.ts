import { openStoreFaults, type StoreFaults } from '@lumora/deploy/store-faults';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import type { SignedIn } from '@lumora/shared-contract/auth';
import type { ApiResponse, ErrorCode, ErrorResponse } from '@lumora/shared-contract/http';
import type { ModuleMove, ModuleOverview } from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';
import type { BrowserContext } from '@playwright/test';
import type { Product } from '../../product/start-product.ts';
import { pageReleaseSet } from '../../releases/page-release-set.ts';

/** Options of `pollUntil` for changes that happen without a request of the suite. */
export const polling = { timeoutMs: 30_000, intervalMs: 50 };

/** The target of a fault: one module of a running product, its release store, and a visitor. */
export type ChaosProduct = Awaited<ReturnType<typeof openChaosProduct>>;

interface Surroundings {
  product: Product;
  session: SignedIn;
  context: BrowserContext;
}

/** Opens the release store of a running product for faults in `module`. */
export async function openChaosProduct(module: string, surroundings: Surroundings) {
  const { product, context } = surroundings;
  const { overview, move } = modulesPage(module, surroundings);
  const store: StoreFaults = await openStoreFaults(product.dataDir);
  const live = await store.live(module);

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
    /** the release that is live before the fault */
    live,
    overview,
    move,

    /** Promotes a release and waits until new pages contain it, unless it renders none. */
    async makeLive(release: Release, { isRendered = true } = {}): Promise<void> {
      await store.promote(release);
      await isLive(release);
      if (isRendered) await isOnPages(product, release);
    },

    /** Promotes the first release again. */
    async restore(): Promise<void> {
      await store.rollback(live);
      await isLive(live);
      await isOnPages(product, live);
    },

    /** Waits until the Modules page lists a failure of that release since `start`; returns its message. */
    async waitForReport({ id }: Release, start: string): Promise<string> {
      const findReport = async () =>
        (await overview()).failures.find(({ release, occurred_at }) => release === id && occurred_at >= start)?.message;
      const message = `No failure of ${module} ${id} is reported.`;
      return (await pollUntil(findReport, (reported) => reported !== undefined, { ...polling, message })) ?? '';
    },
  };
}

/** Returns the requests of the Modules page for `module`. */
function modulesPage(module: string, { product, session }: Surroundings) {
  const send = (path: string, init?: RequestInit) =>
    fetch(`${product.url}/api/admin/releases${path}`, {
      ...init,
      headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    });

  return {
    /** Returns the overview of the module. */
    async overview(): Promise<ModuleOverview> {
      const { data }: ApiResponse<ModuleOverview[]> = await (await send('')).json();
      const found = data.find((one) => one.module === module);
      if (found === undefined) throw new Error(`The Modules page does not know ${module}.`);
      return found;
    },

    /** Sends a move to the gateway. The code is that of an error response. */
    async move(move: Partial<ModuleMove>): Promise<{ status: number; code: ErrorCode | null }> {
      const response = await send(`/${module}`, { method: 'POST', body: JSON.stringify(move) });
      const { error }: Partial<ErrorResponse> = await response.json();
      return { status: response.status, code: error ?? null };
    },
  };
}

/** Pages of the shop keep the previous release until the renderer of the next one has started. */
async function isOnPages({ url }: Product, { module, id, manifest }: Release): Promise<void> {
  const releaseOnPage = async () => {
    const page = await (await fetch(url + (manifest.kind === 'storefront' ? '/' : '/admin'))).text();
    return pageReleaseSet(page)?.modules.find((one) => one.manifest.id === module)?.release;
  };
  const message = `No page comes with ${module} ${id}.`;
  await pollUntil(releaseOnPage, (release) => release === id, { ...polling, message });
}
