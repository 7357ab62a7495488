import { Navigate, useLocation, type RouteObject } from 'react-router-dom';
import type { ReleaseSet } from '@lumora/shared-contract/releases';
import { loadable } from '@lumora/shared-ui';
import { ConsoleFrame } from './frame/console-frame.tsx';
import { GuardedPage } from './frame/guarded-page.tsx';
import { CrashPage } from './pages/crash-page.tsx';
import { NewDocument, needsNewDocument } from './remotes/new-document.tsx';
import { remoteRoutes, type FirstScreen } from './remotes/remote-routes.tsx';
import { ScreenSkeleton } from './remotes/screen-skeleton.tsx';
import { shellPages } from './navigation/shell-pages.ts';

const NotFoundPage = loadable(() => import('./pages/not-found-page.tsx').then((module) => module.NotFoundPage));

/** Returns the routes of the console: the pages of the shell, and inside its frame those of the released remotes. */
export function consoleRoutes(set: ReleaseSet, firstScreen: FirstScreen | undefined): RouteObject[] {
  return [
    {
      errorElement: <CrashPage />,
      children: [
        {
          path: '/admin',
          element: <ConsoleFrame />,
          children: [
            ...pageRoutes
              .filter(({ path }) => path.startsWith('/admin'))
              .map((route) => (needsNewDocument(set) ? { ...route, element: <NewDocument /> } : route)),
            ...remoteRoutes(set, firstScreen),
            { path: '/admin/*', handle: notFound, element: <NotFoundPage home="/admin" fills="frame" /> },
          ],
        },
        {
          element: <GuardedPage />,
          children: [
            ...pageRoutes.filter(({ path }) => path.startsWith('/auth')),
            { path: '/auth/admin-login', element: <ToSignIn /> },
            { path: '*', handle: notFound, element: <NotFoundPage home="/" fills="page" /> },
          ],
        },
      ],
    },
  ];
}

const notFound = { title: 'Page Not Found' };

const pageRoutes = shellPages.map(({ component, ...page }) => {
  const Page = loadable(component, page.path.startsWith('/admin') && <ScreenSkeleton />);
  return { path: page.path, handle: page, element: <Page /> };
});

function ToSignIn() {
  const { search } = useLocation();
  return <Navigate to={`/auth/login${search}`} replace />;
}
