import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/**
 * Keeps a data folder for this process until `release` is called or the process ends, however it ends.
 * A listening socket is the lock: the kernel closes it with its owner, so no process id can go stale.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const address = lockAddress(await realpath(folder));
  const server = (await listen(address)) ?? (await takeOver(address));
  if (!server) throw new StartError(await inUse(folder, address), 1);
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function lockAddress(path: string): string {
  const name = `lumora-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`;
  // Linux has sockets without a file and Windows pipes: both vanish with their process
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** Answers null when the address is taken. */
function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => socket.destroy()).end(String(process.pid)));
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

/** A socket file that nobody answers was left behind by a process that was killed. */
async function takeOver(address: string): Promise<Server | null> {
  if ((await ownerOf(address)) !== null) return null;
  if (!address.startsWith('\0')) await rm(address, { force: true });
  return listen(address);
}

/** The process id of the lock's owner; null when nobody answers. */
function ownerOf(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    let owner = '';
    const socket = connect(address)
      .setEncoding('utf8')
      .on('data', (text) => (owner += String(text)))
      .on('error', () => resolve(null))
      .on('end', () => resolve(owner));
    socket.setTimeout(2000, () => {
      socket.destroy();
      resolve('');
    });
  });
}

async function inUse(folder: string, address: string): Promise<string> {
  const owner = await ownerOf(address);
  const who = owner ? ` (process ${owner})` : '';
  return `The data folder ${folder} is in use by another Lumora${who}. Stop that one, or set DATA_DIR to another folder.`;
}
