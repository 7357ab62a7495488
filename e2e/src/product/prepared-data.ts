import { constants, copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copyDatabase, dropDatabase, isCluster, makeDatabase } from './cluster-database.ts';
import { shopApi } from './shop-api.ts';
import { startProduct, workspace } from './start-product.ts';
import { switchPopUpsOff } from './switch-pop-ups-off.ts';

/** A data folder as the first start leaves it. It outlasts the run for its releases, which only new sources replace. */
const prepared = path.join(workspace, 'var/e2e');

/** Folders whose files are written once and never changed. */
const immutable = ['media', 'store/releases'];

/**
 * Builds and releases what changed and seeds a new database, once for all specs. Every channel has one move then, and
 * no pop-up of the sample opens over what a test clicks.
 */
export async function prepareData(): Promise<void> {
  for (const part of ['database', 'media', 'store/channels'])
    await rm(path.join(prepared, part), { recursive: true, force: true });
  if (isCluster) await makeDatabase(prepared);
  const product = await startProduct(prepared);
  await switchPopUpsOff(await shopApi(product));
  await product.stop();
}

/** A data folder of one's own, ready to start on; `remove` it at the end. */
export async function copyPreparedData(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lumora-data-'));
  copyTo(dataDir);
  if (isCluster) await copyDatabase(prepared, dataDir);
  return {
    dataDir,
    async remove() {
      if (isCluster) await dropDatabase(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Links immutable files and copies the rest. A test that alters a linked file has to put a new one in its place. */
function copyTo(dataDir: string): void {
  for (const entry of readdirSync(prepared, { recursive: true, withFileTypes: true })) {
    const from = path.join(entry.parentPath, entry.name);
    const name = path.relative(prepared, from);
    const to = path.join(dataDir, name);
    if (entry.isDirectory()) mkdirSync(to, { mode: 0o700 });
    else if (immutable.some((folder) => name.startsWith(folder + path.sep))) linkOrCopy(from, to);
    else copyFileSync(from, to, constants.COPYFILE_FICLONE);
  }
}

/** Copies where no link is possible, as to another disk. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
  }
}
