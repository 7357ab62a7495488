import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Release } from '@lumora/releases/release-schema';
import { publishBuilt } from '@lumora/deploy/publish-built';

/** A release of a remote that was built against an earlier version of the shell's contract, or the present one. */
export interface Archive {
  /** version of the shell's contract in the repository from which it was built */
  contract: string;
  module: string;
  file: string;
}

const shelf = path.resolve(import.meta.dirname, '../../kept-releases');

export function listArchives(): Archive[] {
  return readdirSync(shelf).flatMap((contract) =>
    readdirSync(path.join(shelf, contract)).map((name) => ({
      contract,
      module: path.basename(name, '.tgz'),
      file: path.join(shelf, contract, name),
    })),
  );
}

/** Publishes the release of an archive in the store of a data folder, signed with its key. */
export async function publishArchive(dataDir: string, { file }: Archive): Promise<Release> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lumora-kept-'));
  try {
    await promisify(execFile)('tar', ['-xzf', file, '-C', folder]);
    const text = await readFile(path.join(folder, 'release.json'), 'utf8');
    return await publishBuilt(dataDir, folder, JSON.parse(text) as Release); // written by `keep`
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Archives a release without compressed files, which publishing creates again, and without videos. */
export async function keep({ module, provides, server }: Release, folder: string): Promise<string> {
  const file = path.join(shelf, provides?.shell ?? 'unknown', `${module}.tgz`);
  await mkdir(path.dirname(file), { recursive: true });
  const leftOut = ['br', 'gz', 'mp4', 'webm'].map((ending) => `--exclude=*.${ending}`);
  const parts = ['release.json', 'client', ...(server ? ['server'] : [])];
  await promisify(execFile)('tar', [...leftOut, '-czf', file, '-C', folder, ...parts]);
  return file;
}
