import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@lumora/shared-contract';
import { DeployError } from '../deploy-error.ts';
import type { Signer } from '../signatures/trust.ts';
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

/** Builds, signs and publishes a module; `check` may refuse before it is published. */
export async function buildAndPublish(
  store: ReleaseStore,
  module: ModuleFolder,
  { sign, check = async () => undefined }: { sign: Signer; check?: () => Promise<void> },
): Promise<{ release: Release; isNew: boolean }> {
  const source = await sourceHash(module);
  const built = path.join(module.folder, 'dist', randomUUID());
  try {
    await buildModule(module, source, built);
    await check();
    if ((await sourceHash(module)) !== source) {
      throw new DeployError('build_failed', `The sources of ${module.id} changed while it was built. Try again.`);
    }
    return await publishModule(store, module, { source, built, sign });
  } finally {
    await rm(built, { recursive: true, force: true });
  }
}
