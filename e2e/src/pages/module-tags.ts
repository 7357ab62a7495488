import { consoleManifests } from '../product/console-manifests.ts';

const shopTags: [RegExp, string][] = [
  [/^\/(#|$)/, '@mf-storefront/home'],
  [/^\/product-display\b/, '@mf-storefront/list'],
  [/^\/products\//, '@mf-storefront/product'],
  [/^\/custom-neon\/logo\b/, '@mf-storefront/logo-enquiry'],
  [/^\/custom-neon\b/, '@mf-storefront/custom-neon'],
  [/^\/d\//, '@mf-storefront/saved-design'],
  [/^\/gallery\b/, '@mf-storefront/gallery'],
  [/^\/cart\b/, '@mf-storefront/cart'],
  [/^\/checkout\b/, '@mf-storefront/checkout'],
  [/^\/orders\//, '@mf-storefront/order'],
  [/^\/orders$/, '@mf-storefront/track-order'],
  [/^\/pages\//, '@mf-storefront/info'],
  [/^\/works\//, '@mf-storefront/work'],
  [/^(\*|\/no-such-page)$/, '@mf-storefront/not-found'],
];

/** Returns the tags of screens of the shop, such as `cart`. */
export function shopScreenTags(...screens: string[]): string[] {
  return screens.map((screen) => `@mf-storefront/${screen}`);
}

/**
 * Returns the tag of the screen whose page is at `path`: the module, and the name of the screen's file without `-page`. A
 * page of the shell has none. A test that opens pages of several screens has the tags of all, or the module alone.
 */
export function moduleTags(path: string): string[] {
  if (/^\/(admin|auth)\b/.test(path)) return consoleTags(path);
  const [, tag = '@mf-storefront'] = shopTags.find(([pattern]) => pattern.test(path)) ?? [];
  return [tag];
}

function consoleTags(path: string): string[] {
  const { pathname } = new URL(path, 'http://console');
  return consoleManifests.flatMap(({ id, routes }) =>
    routes.filter((route) => route.path === pathname).map(({ screen }) => `@${id}/${screen}`),
  );
}
