import { matchPath } from 'react-router-dom';
import type { QueryClient } from '@tanstack/react-query';
import type { ReleaseSet } from '@lumora/shared-contract';
import { session } from '@lumora/shared-auth/core';
import { isAllowed } from '../frame/console-nav.ts';
import { loadFirstScreen } from './load-screen.ts';
import { consoleModules, type FirstScreen } from './remote-routes.tsx';

/** How long (ms) the first picture may wait to be whole; a skeleton would not be shown earlier. */
const patience = 300;

/**
 * Loads the screen of a remote at `address` with its data, so that frame, screen and rows are drawn once and together.
 * Undefined where another page is opened, and where code does not come in time: the page then shows that it is loading.
 */
export async function openFirstScreen(
  set: ReleaseSet,
  queryClient: QueryClient,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<FirstScreen | undefined> {
  const found = findScreen(set, pathname);
  if (found === undefined) return undefined;
  const { module, path } = found;
  const isLate = AbortSignal.timeout(patience);
  const late = new Promise<undefined>((resolve) => {
    isLate.addEventListener('abort', () => resolve(undefined));
  });

  const code = await Promise.race([loadFirstScreen(module, path, isLate).catch(() => undefined), late]);
  if (code === undefined) return undefined;
  const data = code.firstQuery?.(queryClient, new URLSearchParams(search));
  await Promise.race([data?.catch(() => undefined), late]);
  return { path, Screen: code.Screen };
}

function findScreen(set: ReleaseSet, pathname: string) {
  const { user } = session.get();
  if (user === null) return undefined;
  return consoleModules(set)
    .flatMap((module) => module.manifest.routes.map((route) => ({ module, route, path: route.path })))
    .find(({ route }) => matchPath(route.path, pathname) && isAllowed(route, user.permissions));
}
