import {
  developmentFiles,
  developmentRelease,
  type Development,
  type ModuleManifest,
  type ReleaseSet,
} from '@lumora/shared-contract';

/**
 * The set with the module that this page takes from a development server in place of its release, manifest and all: so a
 * module that has never been released has its pages too. The set as it is where the server has gone.
 */
export async function withDevelopmentModule(set: ReleaseSet, { module, origin }: Development): Promise<ReleaseSet> {
  if (module === 'shell') return set;
  const manifest = await readManifest(origin);
  if (manifest === undefined) return set;
  const build = { release: developmentRelease, base: `${origin}/${module}/`, entry: developmentFiles.remoteEntry };
  const live = set.modules.find((one) => one.manifest.id === module);
  return {
    ...set,
    modules: [
      ...set.modules.filter((one) => one !== live),
      { ...build, integrity: '', manifest, previous: live ?? null },
    ],
    off: set.off.filter((one) => one.manifest.id !== module),
  };
}

async function readManifest(origin: string): Promise<ModuleManifest | undefined> {
  try {
    const answer = await fetch(origin + developmentFiles.manifest, { signal: AbortSignal.timeout(3_000) });
    return answer.ok ? ((await answer.json()) as ModuleManifest) : undefined;
  } catch {
    return undefined;
  }
}
