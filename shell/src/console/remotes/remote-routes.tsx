import { matchPath, type RouteObject } from 'react-router-dom';
import type { ReleaseSet, ReleasedModule } from '@lumora/shared-contract';
import { preloadScreen } from './load-screen.ts';
import { SwitchedOff } from './switched-off.tsx';
import { RemoteScreen } from './remote-screen.tsx';

/** The console's pages that come from remotes, as children of the frame; `handle` carries the manifest's route. */
export function remoteRoutes(set: ReleaseSet): RouteObject[] {
  const on = consoleModules(set).flatMap((module) =>
    module.manifest.routes.map((route) => ({
      path: route.path,
      handle: route,
      element: <RemoteScreen key={route.path} module={module} path={route.path} />,
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
