import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Release } from '@lumora/releases/release-schema';
import { publishBuilt } from '@lumora/deploy/publish-built';

/** A release of a remote that was built against earlier contracts of the shell and the API, or the present ones. */
export interface Archive {
  /** versions of the contracts in the repository from which it was built */
  contracts: { shell: string; api: string };
  module: string;
  file: string;
}

const root = path.resolve(import.meta.dirname, '../../archived-releases');

export function listArchives(): Archive[] {
  return readdirSync(root).flatMap((folder) => {
    const [, shell = '', api = ''] = /^shell-(.+)-api-(.+)$/.exec(folder) ?? [];
    return readdirSync(path.join(root, folder)).map((name) => ({
      contracts: { shell, api },
      module: path.basename(name, '.tgz'),
      file: path.join(root, folder, name),
    }));
  });
}

/** Publishes the release of an archive in the store of a data folder, signed with its key. */
export async function publishArchive(dataDir: string, { file }: Archive): Promise<Release> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lumora-archived-'));
  try {
    await promisify(execFile)('tar', ['-xzf', file, '-C', folder]);
    const text = await readFile(path.join(folder, 'release.json'), 'utf8');
    const release: Release = JSON.parse(text); // written by `archiveRelease`
    return await publishBuilt(dataDir, folder, release);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Archives a release without compressed files, which publishing creates again, and without videos. */
export async function archiveRelease({ module, provides, server }: Release, folder: string): Promise<string> {
  const file = path.join(root, `shell-${provides?.shell}-api-${provides?.api}`, `${module}.tgz`);
  await mkdir(path.dirname(file), { recursive: true });
  const leftOut = ['br', 'gz', 'mp4', 'webm'].map((ending) => `--exclude=*.${ending}`);
  const parts = ['release.json', 'client', ...(server ? ['server'] : [])];
  await promisify(execFile)('tar', [...leftOut, '-czf', file, '-C', folder, ...parts]);
  return file;
}
