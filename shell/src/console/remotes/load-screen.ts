import type { ComponentType } from 'react';
import type { LoadableRelease, ReleasedModule } from '@lumora/shared-contract';
import { reportModule } from '../../report-module.ts';
import { loadRoutes, reregister } from './federation.ts';

export interface LoadedScreen {
  Screen: ComponentType;
  /** the release it comes from: the live one, or the one before if the live one would not load */
  release: string;
}

/**
 * Loads the screen of a module's route, climbing the ladder of recovery: as it is → registered anew → the release
 * before. Rejects with the first rung's error when all fail; calling it again starts at the bottom.
 */
export async function loadScreen(module: ReleasedModule, path: string): Promise<LoadedScreen> {
  const started = performance.now();
  const rungs: { release: LoadableRelease; prepare?: () => void }[] = [
    { release: module },
    { release: module, prepare: () => reregister(module, module) },
  ];
  const { previous } = module;
  if (previous !== null) rungs.push({ release: previous, prepare: () => reregister(module, previous) });

  const failures: unknown[] = [];
  for (const { release, prepare } of rungs) {
    try {
      prepare?.();
      const Screen = await screenOf(module, path);
      const kind = failures.length === 0 ? 'load' : 'recovered';
      reportModule({ module: module.manifest.id, release: release.release, kind, ms: performance.now() - started });
      return { Screen, release: release.release };
    } catch (error) {
      failures.push(error);
    }
  }
  reregister(module, module);
  throw failures[0];
}

/** Requests the code of a screen before it is asked for; a failure shows when the screen is opened. */
export function preloadScreen(module: ReleasedModule, path: string): void {
  screenOf(module, path).catch(() => undefined);
}

async function screenOf(module: ReleasedModule, path: string): Promise<ComponentType> {
  const routes = await loadRoutes(module);
  const route = routes.find((candidate) => candidate.path === path);
  if (route === undefined) throw new Error(`${module.manifest.id} declares ${path} but exposes no screen for it.`);
  return (await route.load()).Screen;
}
