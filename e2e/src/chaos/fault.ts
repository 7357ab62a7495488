import type { Release } from '@lumora/releases/release-schema';
import type { ChaosProduct } from './chaos-product.ts';

/** What the console shows in a module's place: its page, or the panel of one that did not come or is broken. */
export type ConsoleOutcome = 'page' | 'not loaded' | 'broken';

/** What the shop shows: a page that answers clicks, one that can only be read, a notice on this page or on the next. */
export type ShopOutcome = 'page' | 'readable' | 'notice' | 'notice on the next page';

/** A fault that has struck. */
export interface ActiveFault {
  console: ConsoleOutcome;
  shop: ShopOutcome;
  /** the release that reports have to name; null where nothing fails */
  blamed: Release | null;
  /** makes the cause go away */
  mend(): Promise<void>;
  /** how the console's page comes back: by the button of its panel, or when it is loaded again */
  comesBack: 'by Try again' | 'on reload';
}

/** One kind of failure, the same for every remote. */
export interface Fault {
  name: string;
  /** ms that have to pass before it shows */
  takes?: number;
  /** it is in the release that a page is loaded with; other faults strike a page that is open */
  isReleased?: boolean;
  strike(site: ChaosProduct): Promise<ActiveFault>;
}
