import { useCallback, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '@lumora/shared-auth';
import { useConsoleOutlet } from '../extensions/use-console-outlet.tsx';
import { useCurrentPage } from '../extensions/use-current-page.ts';
import { ForbiddenPage } from '../pages/forbidden-page.tsx';
import { isAllowed } from '../session/is-allowed.ts';
import { useAddRecentPage } from '../search/use-add-recent-page.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { usePageTitle } from './use-page-title.ts';

/** Renders the page of the current route, or the 403 page if the user lacks its permission. */
export function GuardedPage() {
  const { user } = useSession();
  const page = useCurrentPage();
  const { pathname, route } = page;
  const [named, setNamed] = useState<{ pathname: string; name: string } | null>(null);
  const onEntityName = useCallback((name: string) => setNamed({ pathname, name }), [pathname]);
  const outlet = useConsoleOutlet(onEntityName);
  const canOpen = isAllowed(route, user?.permissions ?? []);
  const name = named?.pathname === pathname ? named.name : undefined;
  const title = route.path?.includes(':') ? name : route.title;
  usePageTitle(canOpen ? (title ?? route.title) : 'Not allowed');
  useAddRecentPage(page, canOpen ? title : undefined);

  if (!canOpen) return <ForbiddenPage permission={route.permission} />;
  return (
    <>
      <Breadcrumb pathname={pathname} title={title ?? route.title} />
      <Outlet context={outlet} />
    </>
  );
}
