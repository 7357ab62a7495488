const consoleTags: [RegExp, string][] = [
  [/^\/admin\/categories\b/, '@mf-taxonomy/categories'],
  [/^\/admin\/sub-categories\b/, '@mf-taxonomy/sub-categories'],
  [/^\/admin\/attributes\b/, '@mf-taxonomy/attributes'],
  [/^\/admin\/attribute-values\b/, '@mf-taxonomy/attribute-values'],
  [/^\/admin\/products\b/, '@mf-catalog'],
];

const shopTags: [RegExp, string][] = [
  [/^\/(#|$)/, '@mf-storefront/home'],
  [/^\/product-display\b/, '@mf-storefront/list'],
  [/^\/products\//, '@mf-storefront/product'],
  [/^\/custom-neon\b/, '@mf-storefront/custom-neon'],
  [/^\/gallery\b/, '@mf-storefront/gallery'],
  [/^\/cart\b/, '@mf-storefront/cart'],
  [/^\/checkout\b/, '@mf-storefront/checkout'],
  [/^\/orders\//, '@mf-storefront/order'],
  [/^\/pages\//, '@mf-storefront/info'],
];

/**
 * Returns the tag of the screen whose page is at `path`: the module, and the name of the screen's file without `-page`. A
 * page of the shell has none. A test that opens pages of several screens has the tag of the module alone.
 */
export function moduleTags(path: string): string[] {
  const isConsole = /^\/(admin|auth)\b/.test(path);
  const [, tag] = (isConsole ? consoleTags : shopTags).find(([pattern]) => pattern.test(path)) ?? [];
  if (tag !== undefined) return [tag];
  return isConsole ? [] : ['@mf-storefront'];
}
