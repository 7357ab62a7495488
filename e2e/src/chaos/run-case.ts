import type { SignedIn } from '@lumora/shared-contract/auth';
import type { Browser, BrowserContext } from '@playwright/test';
import type { Product } from '../product/start-product.ts';
import { openConsole, openRemote, expectRecovery, expectRemote, visitNeighbour } from './console-session.ts';
import type { Fault, ActiveFault } from './faults/fault.ts';
import { neighbourOf, type ConsoleRemote, type Remote } from './remotes.ts';
import { openShop, expectShop } from './shop-session.ts';
import { openChaosProduct } from './faults/chaos-product.ts';

/** Fixtures that all cases share. */
export interface Stage {
  product: Product;
  browser: Browser;
  session: SignedIn;
}

/** Observed states, as text. */
export interface Outcome {
  shown: string;
  reported: string;
  recovered: string;
}

/**
 * Applies one fault to one remote; checks the module, the frame, another module, the shop and the report, and the state
 * after the fault is removed. Rejects with the first failed expectation; the fault is removed in that case too.
 */
export async function runCase(stage: Stage, fault: Fault, remote: Remote): Promise<Outcome> {
  const context = await openVisitor(stage);
  const target = await openChaosProduct(remote.module, { ...stage, context });
  const neighbour = neighbourOf(remote);
  let active: ActiveFault | undefined;
  try {
    // fills the gateway's cache with the present page of the shop
    await fetch(stage.product.url);
    const [admin, shopper] = [await context.newPage(), await context.newPage()];
    if (!fault.isReleased) await openConsole(admin, neighbour);
    const start = new Date().toISOString();

    active = await fault.inject(target);
    const { reportedRelease, repair, recovery, ...outcomes } = active;
    const expectFault = async (visited: ConsoleRemote) => {
      await openRemote(admin, visited, fault.delay);
      await expectRemote(admin, visited, outcomes.console, reportedRelease?.id);
    };

    if (fault.isReleased) await openConsole(admin, neighbour);
    if (remote.kind === 'console') await expectFault(remote);
    await visitNeighbour(admin, neighbour);
    await openShop(shopper, remote.kind === 'storefront' ? fault.delay?.ms : undefined);
    await expectShop(shopper, remote.kind === 'storefront' ? outcomes.shop : 'readable');
    const reported = reportedRelease === null ? '–' : await target.waitForReport(reportedRelease, start);
    if (remote.kind === 'console' && recovery === 'by Retry') await expectFault(remote);

    active = undefined;
    await repair();
    if (remote.kind === 'console') {
      await expectRecovery(admin, remote, recovery);
      return { shown: outcomes.console, reported, recovered: recovery };
    }
    await openShop(shopper);
    await expectShop(shopper, 'page');
    return { shown: outcomes.shop, reported, recovered: 'on the next page' };
  } finally {
    await active?.repair();
    await context.close();
  }
}

/** Timeout (ms) for a page to reach the expected state. */
const timeoutMs = 30_000;

let visitors = 0;

/** Opens the pages of a visitor with an IP address of its own, because reports are limited by address. */
async function openVisitor({ product, browser, session }: Stage): Promise<BrowserContext> {
  visitors += 1;
  const { token, user } = session;
  const value = JSON.stringify({ user, token, isAuthenticated: true });
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1280, height: 800 },
    extraHTTPHeaders: { 'x-forwarded-for': `10.0.0.${visitors}` },
    storageState: {
      cookies: [],
      origins: [{ origin: product.url, localStorage: [{ name: 'auth-storage', value }] }],
    },
  });
  context.setDefaultTimeout(timeoutMs);
  await context.clock.install();
  return context;
}
