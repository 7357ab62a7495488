/** Address of the sign-in screen that leads back to the page that is left. */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  return `/auth/login?${new URLSearchParams({ redirect: pathname + search }).toString()}`;
}

const home = '/admin';

/** Where to go after signing in: the wish if it is a path of this site, else the dashboard. Never another site. */
export function safeRedirect(wish: string | null): string {
  if (!wish?.startsWith('/')) return home;
  // The parser reads what a browser reads: `/\evil.com` and `/<tab>/evil.com` are other sites too.
  if (!URL.canParse(wish, location.origin)) return home;
  const url = new URL(wish, location.origin);
  if (url.origin !== location.origin || url.pathname.startsWith('//')) return home;
  return url.pathname + url.search + url.hash;
}
