import { matchPath, type RouteObject } from 'react-router-dom';
import type { ReleaseSet, ReleasedModule } from '@lumora/shared-contract/releases';
import { loadable } from '@lumora/shared-ui';
import { preloadScreen, type LoadedScreen } from '../federation/load-screen.ts';
import { moduleTitle } from './module-title.ts';
import { NewDocument, needsNewDocument } from './new-document.tsx';
import { RemoteScreen } from './remote-screen.tsx';

const ModuleDisabled = loadable(() => import('./module-disabled.tsx').then((module) => module.ModuleDisabled));

/** The first screen of the console, loaded before the first render. */
export interface FirstScreen {
  /** path of its route */
  path: string;
  screen: LoadedScreen;
}

/** Returns the routes of the remotes as children of the console frame; `handle` is the route of the manifest. */
export function remoteRoutes(set: ReleaseSet, firstScreen: FirstScreen | undefined): RouteObject[] {
  const enabled = consoleModules(set).flatMap((module) =>
    module.manifest.routes.map((route) => ({
      path: route.path,
      handle: route,
      element: needsNewDocument(set, module) ? (
        <NewDocument />
      ) : (
        <RemoteScreen
          key={route.path}
          module={module}
          path={route.path}
          firstScreen={firstScreen?.path === route.path ? firstScreen.screen : undefined}
        />
      ),
    })),
  );
  const disabled = set.off.flatMap(({ manifest, reason }) =>
    manifest.routes.map((route) => ({
      path: route.path,
      handle: route,
      element: needsNewDocument(set) ? (
        <NewDocument />
      ) : (
        <ModuleDisabled key={manifest.id} name={moduleTitle(manifest)} reason={reason} />
      ),
    })),
  );
  return [...enabled, ...disabled];
}

/** Preloads the page at `path`, for example when its navigation item is hovered or focused. */
export function preloadRemote(set: ReleaseSet, path: string): void {
  for (const module of consoleModules(set)) {
    const route = module.manifest.routes.find((candidate) => matchPath(candidate.path, path));
    if (route !== undefined) preloadScreen(module, route.path);
  }
}

/** Returns the console remotes of a release set. */
export function consoleModules(set: ReleaseSet): ReleasedModule[] {
  return set.modules.filter((module) => module.manifest.kind === 'console');
}
