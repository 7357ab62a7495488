import type { ShopFacts } from '@lumora/shared-contract';

/** What search engines and link previews read of a page. */
export interface PageHead {
  title: string;
  description: string;
  /** false for pages that are no place of their own, such as a 404 */
  isIndexed: boolean;
  /** path of the preview picture */
  image?: string;
  /** the page speaks for the shop itself: search engines are told who that is */
  organization?: ShopFacts;
}
