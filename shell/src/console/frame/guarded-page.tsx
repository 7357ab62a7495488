import { Outlet, useMatches } from 'react-router-dom';
import type { ModuleRoute } from '@lumora/shared-contract';
import { useSession } from '@lumora/shared-auth';
import { ForbiddenPage } from '../pages/forbidden-page.tsx';
import { isAllowed } from './console-nav.ts';
import { usePageTitle } from './use-page-title.ts';

/** The page of the current route, or the 403 page for whoever lacks its permission. */
export function GuardedPage() {
  const { user } = useSession();
  const route = useCurrentRoute();
  const mayOpen = isAllowed(route, user?.permissions ?? []);
  usePageTitle(mayOpen ? route.title : 'Not allowed');

  return mayOpen ? <Outlet /> : <ForbiddenPage permission={route.permission} />;
}

function useCurrentRoute(): Partial<ModuleRoute> {
  const handle = useMatches().at(-1)?.handle;
  // Every route of the console carries its manifest's route as handle; the router types handles as unknown.
  return (handle ?? {}) as Partial<ModuleRoute>;
}
