import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';

const sharedMemory = '/dev/shm';
const tmpfsType = 0x01021994;

/** A run writes about 1 GB; browsers and test processes need the rest of the memory. */
const neededBytes = { folder: 4e9, memory: 8e9 };

/**
 * Makes a folder in memory the temporary folder of this process and its children, until the process ends; does nothing
 * where there is no room for it. Tests create and delete databases of a thousand files, which is slow on a disk.
 */
export function keepTemporaryFilesInMemory() {
  if (!hasRoom()) return;
  const folder = mkdtempSync(`${sharedMemory}/lumora-test-`);
  chmodSync(folder, 0o711); // PostgreSQL runs as another user
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}

function hasRoom() {
  if (process.env.TMPDIR || !existsSync(sharedMemory)) return false;
  const { type, bavail, bsize } = statfsSync(sharedMemory);
  return type === tmpfsType && bavail * bsize >= neededBytes.folder && os.freemem() >= neededBytes.memory;
}
