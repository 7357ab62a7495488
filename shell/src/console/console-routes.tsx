import type { ReactElement } from 'react';
import { Navigate, useLocation, type RouteObject } from 'react-router-dom';
import type { ModuleRoute, ReleaseSet } from '@lumora/shared-contract';
import { loadable } from '@lumora/shared-ui';
import shellManifest from '../../module.ts';
import { ConsoleFrame } from './frame/console-frame.tsx';
import { GuardedPage } from './frame/guarded-page.tsx';
import { CrashPage } from './pages/crash-page.tsx';
import { remoteRoutes, type FirstScreen } from './remotes/remote-routes.tsx';

const SignInPage = loadable(() => import('./sign-in/sign-in-page.tsx').then((module) => module.SignInPage));
const DashboardPage = loadable(() => import('./dashboard/dashboard-page.tsx').then((module) => module.DashboardPage));
const ProfilePage = loadable(() => import('./profile/profile-page.tsx').then((module) => module.ProfilePage));
const ModulesPage = loadable(() => import('./modules/modules-page.tsx').then((module) => module.ModulesPage));
const DevelopPage = loadable(() =>
  import(/* webpackChunkName: "development" */ './development/develop-page.tsx').then((module) => module.DevelopPage),
);
const SettingsPage = loadable(() => import('./settings/settings-page.tsx').then((module) => module.SettingsPage));
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
            page('/admin', <DashboardPage />),
            page('/admin/profile', <ProfilePage />),
            page('/admin/settings', <SettingsPage />),
            page('/admin/modules', <ModulesPage />),
            page('/admin/develop', <DevelopPage />),
            ...remoteRoutes(set, firstScreen),
            { path: '/admin/*', handle: notFound, element: <NotFoundPage home="/admin" fills="frame" /> },
          ],
        },
        {
          element: <GuardedPage />,
          children: [
            page('/auth/login', <SignInPage />),
            { path: '/auth/admin-login', element: <ToSignIn /> },
            { path: '*', handle: notFound, element: <NotFoundPage home="/" fills="page" /> },
          ],
        },
      ],
    },
  ];
}

const notFound = { title: 'Page Not Found' };

function page(path: string, element: ReactElement): RouteObject {
  const handle: ModuleRoute | undefined = shellManifest.routes.find((route) => route.path === path);
  return { path, handle, element };
}

function ToSignIn() {
  const { search } = useLocation();
  return <Navigate to={`/auth/login${search}`} replace />;
}
