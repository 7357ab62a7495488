import { constants, copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copyDatabase, dropDatabase, isCluster, makeDatabase } from './cluster-database.ts';
import { shopApi } from './shop-api.ts';
import { startProduct, workspace } from './start-product.ts';
import { switchPopUpsOff } from './switch-pop-ups-off.ts';

/** The data folder after a first start. */
const prepared = path.join(workspace, 'var/e2e');

/** Folders whose files are written once and never changed. */
const immutable = ['media', 'store/releases'];

/**
 * Fills the folder by a start on empty data, once for all specs; the build cache limits builds to changed modules.
 * Pop-up offers of the sample are switched off, because they would cover elements that tests click.
 */
export async function prepareData(): Promise<void> {
  await rm(prepared, { recursive: true, force: true });
  if (isCluster) await makeDatabase(prepared);
  const product = await startProduct(prepared);
  await switchPopUpsOff(await shopApi(product));
  await product.stop();
}

/** Creates a data folder of a started product; call `remove` at the end. */
export async function copyPreparedData(): Promise<OwnData> {
  const own = await makeFolder();
  copyTo(own.dataDir);
  if (isCluster) await copyDatabase(prepared, own.dataDir);
  return own;
}

/** Creates a data folder for a first start; call `remove` at the end. */
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

/** Links immutable files and copies the rest. A test must replace a linked file instead of changing it. */
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

/** Copies files that cannot be linked, such as to another disk. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
  }
}
