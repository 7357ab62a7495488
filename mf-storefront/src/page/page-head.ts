import type { ShopInfo, ShopImage } from '@lumora/shared-contract';

/** What search engines and link previews read of a page. */
export interface PageHead {
  title: string;
  description: string;
  /** false for pages that are no place of their own, such as a 404 */
  isIndexed: boolean;
  /** path, with its query, under which the page is found, where that is another than the visited path */
  canonical?: string;
  /** the preview picture */
  image?: PreviewPicture;
  /** the picture that the page is looked at for: fetched before anything asks for it. `sizes` is that of its place */
  firstPicture?: { image: ShopImage; sizes: string };
  /** the page speaks for the shop itself: search engines are told who that is */
  organization?: ShopInfo;
  /** what else search engines are told, schema.org; addresses in it are absolute or paths */
  facts?: (address: (path: string) => string) => object[];
}

/** A picture as networks show it beside a link: its path, its size in px, words for those who do not see it. */
export interface PreviewPicture {
  path: string;
  width: number;
  height: number;
  alt: string;
}
