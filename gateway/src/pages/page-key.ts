import { matchesPath, type PublicPageRoute } from '@lumora/shared-contract/releases';

/**
 * Returns the path and query from which a page is rendered and under which it is cached, with only the query keys that
 * the page at this path reads. `pages` is declared by the storefront release; without it, as in older releases, only
 * campaign parameters are removed.
 */
export function pageKey(url: string, pages: PublicPageRoute[] | undefined): string {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const path = url.slice(0, start);
  const pageQuery = pages && (pages.find((page) => matchesPath(page.path, path))?.query ?? []);
  const entries = [...new URLSearchParams(url.slice(start))].filter(
    ([name]) => pageQuery?.includes(name) ?? !campaignParameter.test(name),
  );
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

/** Query keys of marketing campaigns, which no page reads. */
const campaignParameter = /^(utm_\w+|gclid|fbclid|msclkid|igshid)$/;
