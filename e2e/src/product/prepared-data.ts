import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyDatabase, dropDatabase, isCluster, makeDatabase } from './cluster-database.ts';
import { startProduct, workspace } from './start-product.ts';

/** A data folder as the first start leaves it. It outlasts the run for its releases, which only new sources replace. */
const prepared = path.join(workspace, 'var/e2e');

/** Builds and releases what changed and seeds a new database, once for all specs. Every channel has one move then. */
export async function prepareData(): Promise<void> {
  for (const part of ['database', 'media', 'store/channels'])
    await rm(path.join(prepared, part), { recursive: true, force: true });
  if (isCluster) await makeDatabase(prepared);
  const product = await startProduct(prepared);
  await product.stop();
}

/** A data folder of one's own, ready to start on; `remove` it at the end. */
export async function copyPreparedData(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lumora-data-'));
  // thousands of small files, which Node copies many times slower
  await promisify(execFile)('cp', ['-R', `${prepared}/.`, dataDir]);
  if (isCluster) await copyDatabase(prepared, dataDir);
  return {
    dataDir,
    async remove() {
      if (isCluster) await dropDatabase(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
