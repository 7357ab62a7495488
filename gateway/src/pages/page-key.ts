import type { PublicPageRoute } from '@lumora/shared-contract';

/**
 * Path and query that a page is rendered from and cached under: of the query only the keys that the page at this path
 * reads. `pages` is what the storefront release declares; without it, as in older releases, only campaign marks go.
 */
export function pageKey(url: string, pages: PublicPageRoute[] | undefined): string {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const path = url.slice(0, start);
  const known = pages && (pages.find((page) => matches(page.path, path))?.query ?? []);
  const entries = [...new URLSearchParams(url.slice(start))].filter(
    ([name]) => known?.includes(name) ?? !campaignMark.test(name),
  );
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

/** Query keys of campaigns, which no page reads. */
const campaignMark = /^(utm_\w+|gclid|fbclid|msclkid|igshid)$/;

/** As the storefront's router matches: whatever the case, and with a slash at the end or without. */
function matches(pattern: string, path: string): boolean {
  const [expected, given] = [segmentsOf(pattern), segmentsOf(path)];
  return expected.length === given.length && expected.every((part, n) => part.startsWith(':') || part === given[n]);
}

/** Every path that comes here can be decoded: see `routableUrl`. */
function segmentsOf(path: string): string[] {
  const segments = path.split('/').filter((part) => part !== '');
  return segments.map((part) => decodeURIComponent(part).toLowerCase());
}
