import type { Release } from '@lumora/shared-contract';
import { releasesOf } from '../store/channel.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { buildModule } from './build-module.ts';
import type { ModuleFolder } from './module-folders.ts';
import { publishModule } from './publish-module.ts';
import { sourceHash } from './source-hash.ts';

/** The published release that was built from the module's present sources, if there is one. */
export async function releaseOfSources(store: ReleaseStore, module: ModuleFolder): Promise<Release | null> {
  const source = await sourceHash(module);
  const releases = await releasesOf(store, module.id);
  return releases.find((release) => release.source === source) ?? null;
}

/** Builds and publishes a module; `check` may refuse between the two. */
export async function buildAndPublish(
  store: ReleaseStore,
  module: ModuleFolder,
  check: () => Promise<void> = async () => undefined,
): Promise<{ release: Release; isNew: boolean }> {
  const source = await sourceHash(module);
  await buildModule(module, source);
  await check();
  return publishModule(store, module, source);
}
