import { Outlet, useMatches, type UIMatch } from 'react-router-dom';
import type { ModuleRoute } from '@lumora/shared-contract/releases';
import { useSession } from '@lumora/shared-auth';
import { useConsoleOutlet } from '../extensions/use-console-outlet.tsx';
import { ForbiddenPage } from '../pages/forbidden-page.tsx';
import { isAllowed } from '../remotes/console-nav.ts';
import { usePageTitle } from './use-page-title.ts';

/** Renders the page of the current route, or the 403 page if the user lacks its permission. */
export function GuardedPage() {
  const { user } = useSession();
  const route = useCurrentRoute();
  const mayOpen = isAllowed(route, user?.permissions ?? []);
  const outlet = useConsoleOutlet();
  usePageTitle(mayOpen ? route.title : 'Not allowed');

  return mayOpen ? <Outlet context={outlet} /> : <ForbiddenPage permission={route.permission} />;
}

function useCurrentRoute(): Partial<ModuleRoute> {
  // react-router types handles as unknown; every handle of the console is the manifest's route, or undefined
  const matches = useMatches() as UIMatch<unknown, Partial<ModuleRoute> | undefined>[];
  return matches.at(-1)?.handle ?? {};
}
