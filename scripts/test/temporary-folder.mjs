import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';

const sharedMemory = '/dev/shm';

/** A run writes about 1 GB; browsers and test processes need the rest of the memory. */
const neededBytes = { folder: 4e9, memory: 8e9 };

/**
 * Makes a folder in memory the temporary folder of this process and its children, until the process ends; does nothing
 * where there is no room for it. Tests create and delete databases of a thousand files, which is slow on a disk.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !isUsable()) return;
  const folder = mkdtempSync(`${sharedMemory}/lumora-test-`);
  chmodSync(folder, 0o711); // PostgreSQL runs as another user
  process.env.TMPDIR = folder;
  process.once('exit', () => remove(folder));
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) {
    process.once(signal, () => process.exit(128 + os.constants.signals[signal]));
  }
}

/** Varnish loads its compiled configuration from the temporary folder, which containers may forbid. */
function isUsable() {
  if (!existsSync('/proc/mounts')) return false;
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const [, , type, options = ''] =
    mounts.map((line) => line.split(' ')).findLast(([, at]) => at === sharedMemory) ?? [];
  return type === 'tmpfs' && !options.split(',').includes('noexec') && hasRoom();
}

function hasRoom() {
  const { bavail, bsize } = statfsSync(sharedMemory);
  return bavail * bsize >= neededBytes.folder && process.availableMemory() >= neededBytes.memory;
}

function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    console.warn(`Remove ${folder} by hand: ${error.message}`);
  }
}
