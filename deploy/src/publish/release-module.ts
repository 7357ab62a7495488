import type { Release } from '@lumora/releases/release-schema';
import { ReleaseError } from '@lumora/releases/release-error';
import type { Signer } from '@lumora/releases/signatures/trust';
import { listReleases } from '@lumora/releases/channels/channel';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import { addBuild, findBuild } from './build-cache.ts';
import type { ModuleFolder } from './module-folders.ts';
import { publishModule } from './publish-module.ts';
import { sourceHash } from './source-hash.ts';

/** Returns the published release that was built from `source`, or null. */
export async function findRelease(store: ReleaseStore, module: string, source: string): Promise<Release | null> {
  const releases = await listReleases(store, module);
  return releases.find((release) => release.source === source) ?? null;
}

/**
 * Builds a module unless its build is cached, signs and publishes it. `check` runs before publishing and may throw. Throws
 * `ReleaseError` `build_failed` when the build fails or the sources change during `check`.
 */
export async function buildAndPublish(
  store: ReleaseStore,
  module: ModuleFolder,
  { sign, check }: { sign: Signer; check?: () => Promise<void> },
): Promise<{ release: Release; isNew: boolean }> {
  const source = await sourceHash(module);
  const built = (await findBuild(module, source)) ?? (await addBuild(module, source));
  await check?.();
  if ((await sourceHash(module)) !== source) {
    throw new ReleaseError('build_failed', `The sources of ${module.id} changed while it was tested. Try again.`);
  }
  return publishModule(store, module, { source, built, sign });
}
