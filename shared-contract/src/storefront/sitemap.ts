import { Type, type Static } from '@sinclair/typebox';

/**
 * Answer of `GET /sitemap`: the files of the sitemap, by the names under which `GET /sitemap/{name}` lists their
 * addresses, one path a line, with a tab before the time of its last change if that is known.
 */
export const sitemapFiles = Type.Object({
  files: Type.Array(Type.Object({ name: Type.String(), lastmod: Type.Union([Type.String(), Type.Null()]) })),
});
export type SitemapFiles = Static<typeof sitemapFiles>;
