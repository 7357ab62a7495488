import type { ShopImage } from '@lumora/shared-contract/images';
import type { ShopInfo } from '@lumora/shared-contract/storefront';

/** Metadata of a page for search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** false for pages that search engines must not index, such as a 404; by default what the page declares */
  isIndexed?: boolean;
  /** canonical path with query; by default the declared path */
  canonical?: string;
  /** picture of link previews */
  image?: PreviewPicture;
  /** main picture of the page, preloaded; `sizes` is the `sizes` attribute of its `<img>` */
  firstPicture?: { image: ShopImage; sizes: string };
  /** adds the shop as schema.org Organization */
  organization?: ShopInfo;
  /** returns further schema.org objects; `toUrl` converts a path to an absolute URL */
  schemaOrg?: (toUrl: (path: string) => string) => object[];
}

/** Picture of a link preview: path, size in px and alternative text. */
export interface PreviewPicture {
  path: string;
  width: number;
  height: number;
  alt: string;
}
