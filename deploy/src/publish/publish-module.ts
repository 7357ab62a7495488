import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { contractVersions, moduleManifest, type ModuleManifest } from '@lumora/shared-contract/releases';
import { buildRecord, type BuildRecord, type Release, type ReleaseFile } from '@lumora/releases/release-schema';
import { ReleaseError } from '@lumora/releases/release-error';
import type { Signer } from '@lumora/releases/signatures/trust';
import { operator } from '@lumora/releases/channels/move-channels';
import { parseJson } from '@lumora/releases/parse-json';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import type { ModuleFolder } from './module-folders.ts';
import { contentHash, releaseFiles } from '@lumora/releases/release-files';

/**
 * Signs and publishes the build of `source` in the folder `built`. Returns the release, and whether it is new. Throws
 * `ReleaseError` `invalid_release` when the build record or the manifest is invalid or a file is missing.
 */
export async function publishModule(
  store: ReleaseStore,
  module: ModuleFolder,
  { source, built, sign }: { source: string; built: string; sign: Signer },
): Promise<{ release: Release; isNew: boolean }> {
  const record = await readRecord(module, built);
  const manifest = await readManifest(built, module.id);
  if (manifest.id !== module.id)
    throw new ReleaseError('invalid_release', `${module.id}’s manifest.json describes ${manifest.id}.`);
  const files = await releaseFiles(built);
  assertFilesExist(module.id, record, files);
  const content = { ...record, source, manifest, ...serverOf(files) };
  const id = `${module.version}-${contentHash({ ...content, files })}`;
  const before = await store.findRelease(module.id, id);
  if (before !== null) return { release: before, isNew: false };
  const release: Release = {
    ...content,
    module: module.id,
    id,
    version: module.version,
    files,
    commit: await commitOf(module),
    built_by: operator(),
    built_at: new Date().toISOString(),
    provides: contractVersions,
  };
  const signed = sign(release);
  return { release: signed, isNew: await store.publish(signed, built) };
}

/**
 * Returns the manifest in the folder `built`; `name` names the build in errors. Throws `ReleaseError` `invalid_release` when
 * it is missing or invalid.
 */
export async function readManifest(built: string, name: string): Promise<ModuleManifest> {
  const from = `${name}’s manifest.json`;
  return parseJson(moduleManifest, await readBuilt(path.join(built, 'client/manifest.json'), from), from);
}

async function readRecord({ id }: ModuleFolder, built: string): Promise<BuildRecord> {
  const from = `${id}’s build.json`;
  return parseJson(buildRecord, await readBuilt(path.join(built, 'build.json'), from), from);
}

async function readBuilt(file: string, from: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new ReleaseError('invalid_release', `The build did not write ${from}.`);
  }
}

/** Throws `ReleaseError` `invalid_release` when the build record names a file that the build did not write. */
function assertFilesExist(id: string, record: BuildRecord, files: Record<string, ReleaseFile>): void {
  const groups = [
    record.preload,
    ...Object.values(record.screens),
    ...Object.values(record.offers ?? {}),
    ...(record.console ? [record.console.preload] : []),
  ];
  const client = [
    record.entry,
    record.console?.entry,
    ...(record.fonts ?? []),
    ...groups.flatMap((group) => [...group.scripts, ...group.styles]),
  ];
  const named = client.filter((file) => file !== undefined).map((file) => `client/${file}`);
  const missing = named.filter((file) => !Object.hasOwn(files, file));
  if (missing.length > 0)
    throw new ReleaseError('invalid_release', `${id}: its build names ${missing.join(', ')} but did not write it.`);
}

/** `.mjs`, because the store has no package.json that declares the type of `.js` files. */
function serverOf(files: Record<string, ReleaseFile>): Pick<Release, 'server'> {
  return 'server/server.mjs' in files ? { server: { entry: 'server.mjs' } } : {};
}

/** Returns the current commit, with `+` when the module has uncommitted changes; '' outside of a git work tree. */
async function commitOf({ root, id }: ModuleFolder): Promise<string> {
  try {
    const git = promisify(execFile);
    const { stdout: commit } = await git('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root });
    const { stdout: changes } = await git('git', ['status', '--porcelain', '--', id], { cwd: root });
    return commit.trim() + (changes === '' ? '' : '+');
  } catch {
    // git or the repository is missing; the commit is optional
    return '';
  }
}
