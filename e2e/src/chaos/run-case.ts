import type { SignedIn } from '@lumora/shared-contract/auth';
import type { Browser, BrowserContext } from '@playwright/test';
import type { Product } from '../product/start-product.ts';
import { openConsole, openRemote, recoversRemote, expectRemote, visitNeighbour } from './console-session.ts';
import type { Fault, ActiveFault } from './fault.ts';
import { neighbourOf, type ConsoleRemote, type Remote } from './remotes.ts';
import { openShop, expectShop } from './shop-session.ts';
import { openChaosProduct } from './chaos-product.ts';

/** What all cells are played in. */
export interface Stage {
  product: Product;
  browser: Browser;
  session: SignedIn;
}

/** What was seen, in words. */
export interface Outcome {
  shown: string;
  reported: string;
  recovered: string;
}

/**
 * Strikes one remote with one fault, looks at the module, the frame, a neighbour and the shop, at the report, and at
 * what is there once the fault is mended. Rejects with what was not as it should be; the product is as before then too.
 */
export async function runCase(stage: Stage, fault: Fault, remote: Remote): Promise<Outcome> {
  const context = await openVisitor(stage);
  const site = await openChaosProduct(remote.module, { ...stage, context });
  const neighbour = neighbourOf(remote);
  let struck: ActiveFault | undefined;
  try {
    // so that the gateway has a page of the shop as it is now
    await fetch(stage.product.url);
    const [admin, shopper] = [await context.newPage(), await context.newPage()];
    if (!fault.isReleased) await openConsole(admin, neighbour);
    const start = new Date().toISOString();

    struck = await fault.strike(site);
    const { blamed, mend, comesBack, ...sights } = struck;
    const seesStruck = async (visited: ConsoleRemote) => {
      await openRemote(admin, visited, fault.takes);
      await expectRemote(admin, visited, sights.console, blamed?.id);
    };

    if (fault.isReleased) await openConsole(admin, neighbour);
    if (remote.kind === 'console') await seesStruck(remote);
    await visitNeighbour(admin, neighbour);
    await openShop(shopper, remote.kind === 'storefront' ? fault.takes : undefined);
    await expectShop(shopper, remote.kind === 'storefront' ? sights.shop : 'readable');
    const reported = blamed === null ? '–' : await site.hearsOf(blamed, start);
    if (remote.kind === 'console' && comesBack === 'by Try again') await seesStruck(remote);

    struck = undefined;
    await mend();
    if (remote.kind === 'console') {
      await recoversRemote(admin, remote, comesBack);
      return { shown: sights.console, reported, recovered: comesBack };
    }
    await openShop(shopper);
    await expectShop(shopper, 'page');
    return { shown: sights.shop, reported, recovered: 'on the next page' };
  } finally {
    await struck?.mend();
    await context.close();
  }
}

/** How long (ms) a page may take to show what it should. */
const patience = 30_000;

let visitors = 0;

/** Everyone has an address of their own, so that the reports of many cells are not taken for those of one browser. */
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
  context.setDefaultTimeout(patience);
  await context.clock.install();
  return context;
}
