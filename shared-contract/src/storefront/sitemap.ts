import { Type, type Static } from '@sinclair/typebox';
import { nullable } from '../http/nullable.ts';

/**
 * Response of `GET /sitemap`: the names of the sitemap's files. `GET /sitemap/{name}` lists the paths of one, one per line,
 * followed by a tab and the timestamp of the last change if it is known.
 */
export const sitemapFiles = Type.Object({
  files: Type.Array(Type.Object({ name: Type.String(), lastmod: nullable(Type.String()) })),
});
export type SitemapFiles = Static<typeof sitemapFiles>;
