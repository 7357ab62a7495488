import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { contractVersions } from '@lumora/shared-contract';
import { buildRecord, type BuildRecord, type Release, type ReleaseFile } from '@lumora/releases/release-schema';
import { ReleaseError } from '@lumora/releases/release-error';
import type { Signer } from '@lumora/releases/signatures/trust';
import { operator } from '@lumora/releases/channels/channel';
import { parseJson } from '@lumora/releases/parse-json';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import { readManifest, type ModuleFolder } from './module-folders.ts';
import { contentHash, releaseFiles } from '@lumora/releases/release-files';

/** Publishes what a build of `source` left in `built`, signed. Answers the release, and whether it is new. */
export async function publishModule(
  store: ReleaseStore,
  module: ModuleFolder,
  { source, built, sign }: { source: string; built: string; sign: Signer },
): Promise<{ release: Release; isNew: boolean }> {
  const record = await readRecord(module, built);
  const manifest = await readManifest(module);
  const files = await releaseFiles(built);
  refuseMissingFiles(module.id, record, files);
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

async function readRecord({ id }: ModuleFolder, built: string): Promise<BuildRecord> {
  try {
    return parseJson(buildRecord, await readFile(path.join(built, 'build.json'), 'utf8'), `${id}’s build.json`);
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    throw new ReleaseError(
      'invalid_release',
      `${id} left no build.json: its build must record itself (BuildRecordPlugin).`,
    );
  }
}

/** A release that names a file it does not have would fail in every browser; one without hashes could not be checked. */
function refuseMissingFiles(id: string, record: BuildRecord, files: Record<string, ReleaseFile>): void {
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

/** `.mjs` by convention: the store has no package.json that would say what `.js` means. */
function serverOf(files: Record<string, ReleaseFile>): Pick<Release, 'server'> {
  return 'server/server.mjs' in files ? { server: { entry: 'server.mjs' } } : {};
}

/** The commit that the module's folder stands at, with `+` when it has changes; empty outside a git tree. */
async function commitOf({ root, id }: ModuleFolder): Promise<string> {
  try {
    const git = promisify(execFile);
    const { stdout: commit } = await git('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root });
    const { stdout: changes } = await git('git', ['status', '--porcelain', '--', id], { cwd: root });
    return commit.trim() + (changes === '' ? '' : '+');
  } catch {
    // no git, or no repository: a release can do without
    return '';
  }
}
