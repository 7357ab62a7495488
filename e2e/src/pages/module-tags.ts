const consolePages = {
  '@mf-taxonomy': /^\/admin\/(categories|sub-categories|attributes|attribute-values)\b/,
  '@mf-catalog': /^\/admin\/products\b/,
};

/** Returns the tag of the module whose page is at `path`; a page of the shell has none. */
export function moduleTags(path: string): string[] {
  if (!/^\/(admin|auth)\b/.test(path)) return ['@mf-storefront'];
  return Object.entries(consolePages).flatMap(([tag, pattern]) => (pattern.test(path) ? [tag] : []));
}
