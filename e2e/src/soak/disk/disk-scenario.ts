import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '@lumora/shared-contract/error-code';
import { errorCodes, storageMessages } from '@lumora/shared-contract/http';
import { dropDatabase, databaseUrl, makeDatabase } from '../../product/cluster-database.ts';
import { copyPreparedData } from '../../product/prepared-data.ts';
import { startProduct, type Product } from '../../product/start-product.ts';
import { settings } from '../../chaos/stage-settings.ts';
import { RejectedCall } from '../kill/admin-calls.ts';
import { openWriters } from '../kill/open-writers.ts';
import { ConnectionLost, type Writer } from '../kill/writer.ts';
import { assertLocal } from '../scenario/local-url.ts';
import { isServing } from '../scenario/product-state.ts';
import type { SoakOptions, SoakResult } from '../scenario/soak-scenario.ts';

const run = promisify(execFile);
const diskMegabytes = 160;
const startTimeoutMs = 120_000;
const defaultWrites = 40;

/** Fills the disk of its own product (a tmpfs, which needs root), frees space, and makes it read-only. */
export async function diskScenario({ database, count = defaultWrites, random }: SoakOptions): Promise<SoakResult> {
  const disk = await mkdtemp(path.join(os.tmpdir(), 'lumora-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', disk]);
  const isPostgres = database === 'postgres';
  try {
    const { dataDir, remove } = await copyPreparedData();
    await cp(dataDir, disk, { recursive: true });
    await remove();
    if (isPostgres) await makeDatabase(disk);
    const url = isPostgres ? { DATABASE_URL: databaseUrl(disk) } : {};
    const product = await startProduct(disk, { ...settings, ...url }, startTimeoutMs);
    assertLocal(product.url);
    try {
      const result = await fillAndFree(product, await openWriters(product, random), count);
      await product.stop();
      return { ...result, violations: [...result.violations, ...(await startReadOnly(disk))] };
    } finally {
      await product.kill();
    }
  } finally {
    await run('umount', ['-l', disk]);
    await rm(disk, { recursive: true });
    if (isPostgres) await dropDatabase(disk);
  }
}

async function fillAndFree(product: Product, writers: Writer[], count: number): Promise<SoakResult> {
  const violations: string[] = [];
  const reserveFile = path.join(product.dataDir, 'reserve');
  for (const writer of writers) await writer.write();
  await fill(reserveFile);
  const { figures, unexpected } = await writeOnFullDisk(writers, count);
  violations.push(...unexpected);
  const hasEnded = !(await isServing(product));
  if (hasEnded && !product.output().includes('The embedded database has stopped'))
    violations.push('Reads fail while the disk is full.');
  await rm(reserveFile);
  if (hasEnded) await product.restart();
  for (const { kind, write, audit } of writers) {
    await write().catch((error: unknown) => violations.push(`${kind} after space was freed: ${String(error)}`));
    violations.push(...(await audit()).map((message) => `${kind}: ${message}`));
  }
  return { figures: { ...figures, 'needed a restart': hasEnded ? 'yes' : 'no' }, violations };
}

/** Writes zeros until the disk is full. */
async function fill(file: string): Promise<void> {
  const { bavail, bsize } = await statfs(path.dirname(file));
  const isFull = await writeFile(file, Buffer.alloc(bavail * bsize + 1)).then(
    () => false,
    (error: unknown) => errorCode(error) === 'ENOSPC',
  );
  if (!isFull) throw new Error(`${file} did not fill the disk.`);
}

async function writeOnFullDisk(writers: Writer[], count: number) {
  const figures: Record<string, number> = {};
  const unexpected: string[] = [];
  for (let n = 0; n < count; n += 1) {
    for (const { kind, write } of writers) {
      const outcome = await write().then(
        () => 'saved',
        (error: unknown) => {
          if (error instanceof ConnectionLost) return 'without a response';
          if (isStorageFull(error)) return 'rejected with 503';
          unexpected.push(`${kind}: ${String(error).slice(0, 300)}`);
          return 'rejected otherwise';
        },
      );
      figures[`${kind} ${outcome}`] = (figures[`${kind} ${outcome}`] ?? 0) + 1;
    }
  }
  return { figures, unexpected };
}

function isStorageFull(error: unknown): boolean {
  if (!(error instanceof RejectedCall)) return false;
  const { status, code, reason } = error;
  // the code of every 503 is the same
  return status === 503 && code === errorCodes.unavailable && reason === storageMessages.full;
}

/** Starts on a read-only disk, which must end with one line that names the folder. Returns violations. */
async function startReadOnly(disk: string): Promise<string[]> {
  await run('mount', ['-o', 'remount,ro', disk]);
  const error = await startProduct(disk, settings, startTimeoutMs).then(
    (product) => product.kill().then(() => 'it started'),
    (error: unknown) => String(error),
  );
  return error.includes(`The data folder ${disk} cannot be written to (EROFS).`)
    ? []
    : [`A start on a read-only disk: ${error.slice(0, 300)}`];
}
