import { matchesPath } from '@lumora/shared-contract/releases';
import { consoleManifests } from '../product/console-manifests.ts';
import { publicPages } from './public-pages.ts';

/** Returns the tags of screens of the shop, such as `cart`. */
export function shopScreenTags(...screens: string[]): string[] {
  return screens.map((screen) => `@mf-storefront/${screen}`);
}

/**
 * Returns the tag of the screen whose page is at `path`: the module, and the name of the screen's file without `-page`. A
 * page of the shell has none. A test that opens pages of several screens has the tags of all, or the module alone.
 */
export function moduleTags(path: string): string[] {
  const { pathname } = new URL(path, 'http://127.0.0.1');
  if (/^\/(admin|auth)\b/.test(pathname)) return consoleTags(pathname);
  const page = publicPages.find((declared) => matchesPath(declared.path, pathname)) ?? publicPages.at(-1);
  return shopScreenTags(page?.kind ?? 'not-found');
}

function consoleTags(pathname: string): string[] {
  return consoleManifests.flatMap(({ id, routes }) =>
    routes.filter((route) => route.path === pathname).map(({ screen }) => `@${id}/${screen}`),
  );
}
