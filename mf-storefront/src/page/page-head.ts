/** What search engines and link previews read of a page. */
export interface PageHead {
  title: string;
  description: string;
  /** false for pages that are no place of their own, such as a 404 */
  isIndexed: boolean;
  /** path of the preview picture */
  image?: string;
  /** schema.org object; the shop's address is added as its `url` */
  jsonLd?: Record<string, unknown>;
}
