import { matchPath } from 'react-router-dom';
import type { QueryClient } from '@tanstack/react-query';
import type { ReleaseSet } from '@lumora/shared-contract/releases';
import { session } from '@lumora/shared-auth/core';
import { loadScreen } from '../federation/load-screen.ts';
import { isAllowed } from '../session/is-allowed.ts';
import { prefetchRouteQuery } from './prefetch-route-query.ts';
import { consoleModules, type FirstScreen } from './remote-routes.tsx';

/** Maximum delay of the first render; a skeleton would not be shown earlier either. */
const maxWaitMs = 300;

/**
 * Loads the remote's screen at the given URL with its first data, so that frame, screen and rows are rendered together.
 * Resolves to undefined if the URL is no page of a remote that the user may open, or if the code is not loaded within
 * 300 ms; the page then shows its loading state. Never rejects.
 */
export async function openFirstScreen(
  set: ReleaseSet,
  queryClient: QueryClient,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<FirstScreen | undefined> {
  const page = findPage(set, pathname);
  if (page === undefined) return undefined;
  const { module, route } = page;
  const timeout = new Promise<undefined>((resolve) => {
    AbortSignal.timeout(maxWaitMs).addEventListener('abort', () => resolve(undefined));
  });

  const data = prefetchRouteQuery(queryClient, route, search);
  // the page continues to wait for a screen that is late
  const loading = loadScreen(module, route.path).catch(() => undefined);
  const screen = await Promise.race([loading, timeout]);
  if (screen === undefined) return undefined;
  await Promise.race([data, timeout]);
  return { path: route.path, screen };
}

function findPage(set: ReleaseSet, pathname: string) {
  const { user } = session.get();
  if (user === null) return undefined;
  return consoleModules(set)
    .flatMap((module) => module.manifest.routes.map((route) => ({ module, route })))
    .find(({ route }) => matchPath(route.path, pathname) && isAllowed(route, user.permissions));
}
