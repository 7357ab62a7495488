import type { ComponentType } from 'react';
import { matchPath, type RouteObject } from 'react-router-dom';
import type { ReleaseSet, ReleasedModule } from '@lumora/shared-contract';
import { loadable } from '@lumora/shared-ui';
import { preloadScreen } from './load-screen.ts';
import { RemoteScreen } from './remote-screen.tsx';

const SwitchedOff = loadable(() => import('./switched-off.tsx').then((module) => module.SwitchedOff));

/** The screen on which the console opens, there before anything is drawn. */
export interface FirstScreen {
  /** of its route */
  path: string;
  Screen: ComponentType;
}

/** The console's pages that come from remotes, as children of the frame; `handle` carries the manifest's route. */
export function remoteRoutes(set: ReleaseSet, firstScreen: FirstScreen | undefined): RouteObject[] {
  const on = consoleModules(set).flatMap((module) =>
    module.manifest.routes.map((route) => ({
      path: route.path,
      handle: route,
      element: (
        <RemoteScreen
          key={route.path}
          module={module}
          path={route.path}
          firstScreen={firstScreen?.path === route.path ? firstScreen.Screen : undefined}
        />
      ),
    })),
  );
  const off = set.off.flatMap(({ manifest, reason }) =>
    manifest.routes.map((route) => ({
      path: route.path,
      handle: route,
      element: <SwitchedOff key={manifest.id} name={manifest.nav[0]?.title ?? manifest.id} reason={reason} />,
    })),
  );
  return [...on, ...off];
}

/** Starts loading the page at `path` before it is opened, as when its nav item is hovered or focused. */
export function preloadRemote(set: ReleaseSet, path: string): void {
  for (const module of consoleModules(set)) {
    const route = module.manifest.routes.find((candidate) => matchPath(candidate.path, path));
    if (route !== undefined) preloadScreen(module, route.path);
  }
}

export function consoleModules(set: ReleaseSet): ReleasedModule[] {
  return set.modules.filter((module) => module.manifest.kind === 'console');
}
