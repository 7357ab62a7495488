import type { ComponentType } from 'react';
import type { PublicPageRoute } from '@lumora/shared-contract/releases';

/**
 * A page of the shop, declared in `<kind>.page.ts` beside its code. Routes, the gateway's cache, sitemap, robots.txt, canonical
 * URLs and the visits of the gate are derived from it. Node evaluates the declaration, so it imports no component.
 */
export interface PublicPageDeclaration<Kind extends string = string> extends PublicPageRoute {
  kind: Kind;
  isIndexed: boolean;
  component: () => Promise<ComponentType>;
}

/** Returns `page` unchanged; gives a declaration its type. */
export function definePublicPage<const Kind extends string>(
  page: PublicPageDeclaration<Kind>,
): PublicPageDeclaration<Kind> {
  return page;
}
