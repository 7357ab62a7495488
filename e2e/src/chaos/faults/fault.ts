import type { Page } from '@playwright/test';
import type { Release } from '@lumora/releases/release-schema';
import type { ChaosProduct } from './chaos-product.ts';

/** State of a module in the console: its page, or the error panel of a module that is not loaded or broken. */
export type ConsoleOutcome = 'page' | 'not loaded' | 'broken';

/** State of the shop: an interactive page, a page without scripts, or a notice on this or the next page. */
export type ShopOutcome = 'page' | 'readable' | 'notice' | 'notice on the next page';

/** A fault that is in effect. */
export interface ActiveFault {
  console: ConsoleOutcome;
  shop: ShopOutcome;
  /** the release that reports name; null if nothing fails */
  reportedRelease: Release | null;
  /** removes the cause */
  repair(): Promise<void>;
  /** how the console's page is restored: by the button of its error panel, or by a reload */
  recovery: 'by Retry' | 'on reload';
}

/** A delay that the clock of the page skips. */
export interface FaultDelay {
  ms: number;
  /** resolves when the delay of a console page has begun; time that is skipped earlier counts for another limit */
  hasBegun(page: Page): Promise<unknown>;
}

/** One kind of failure, the same for every remote. */
export interface Fault {
  name: string;
  /** the time before the fault is visible */
  delay?: FaultDelay;
  /** the fault is in the release with which a page is loaded; others affect open pages */
  isReleased?: boolean;
  inject(target: ChaosProduct): Promise<ActiveFault>;
}
