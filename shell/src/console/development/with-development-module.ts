import {
  developmentFiles,
  developmentRelease,
  type Development,
  type ModuleManifest,
  type ReleaseSet,
} from '@lumora/shared-contract/releases';

/**
 * Returns the release set with one module replaced by the build of a development server, including its manifest, so that
 * a module without a release has its pages too. Returns the set unchanged if the server does not respond within 3 s.
 */
export async function withDevelopmentModule(set: ReleaseSet, { module, origin }: Development): Promise<ReleaseSet> {
  if (module === 'shell') return set;
  const base = `${origin}/${module}/`;
  const manifest = await fetchManifest(base);
  if (manifest === undefined) return set;
  const build = { release: developmentRelease, base, entry: developmentFiles.remoteEntry };
  const live = set.modules.find((released) => released.manifest.id === module);
  return {
    ...set,
    modules: [
      ...set.modules.filter((released) => released !== live),
      { ...build, integrity: '', manifest, previous: live ?? null },
    ],
    off: set.off.filter((released) => released.manifest.id !== module),
  };
}

async function fetchManifest(base: string): Promise<ModuleManifest | undefined> {
  try {
    const response = await fetch(base + developmentFiles.manifest, { signal: AbortSignal.timeout(3_000) });
    if (!response.ok) return undefined;
    const manifest: ModuleManifest = await response.json();
    return manifest;
  } catch {
    return undefined;
  }
}
