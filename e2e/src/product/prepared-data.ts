import { constants, copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copyDatabase, dropDatabase, isCluster, makeDatabase } from './cluster-database.ts';
import { shopApi } from './shop-api.ts';
import { startProduct, workspace } from './start-product.ts';
import { switchPopUpsOff } from './switch-pop-ups-off.ts';

/** A data folder as the first start leaves it. */
const prepared = path.join(workspace, 'var/e2e');

/** Folders whose files are written once and never changed. */
const immutable = ['media', 'store/releases'];

/**
 * Fills the folder by a start on empty data, once for all specs; only changed modules are built, by the cache of builds.
 * No pop-up of the sample opens over what a test clicks.
 */
export async function prepareData(): Promise<void> {
  await rm(prepared, { recursive: true, force: true });
  if (isCluster) await makeDatabase(prepared);
  const product = await startProduct(prepared);
  await switchPopUpsOff(await shopApi(product));
  await product.stop();
}

/** A data folder of one's own, ready to start on; `remove` it at the end. */
export async function copyPreparedData(): Promise<OwnData> {
  const own = await makeFolder();
  copyTo(own.dataDir);
  if (isCluster) await copyDatabase(prepared, own.dataDir);
  return own;
}

/** A data folder of one's own for a first start; `remove` it at the end. */
export async function makeEmptyData(): Promise<OwnData> {
  const own = await makeFolder();
  if (isCluster) await makeDatabase(own.dataDir);
  return own;
}

interface OwnData {
  dataDir: string;
  remove(): Promise<void>;
}

async function makeFolder(): Promise<OwnData> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lumora-data-'));
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
