import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../errors/start-error.ts';

/**
 * Locks a data folder for this process until `release` is called or the process ends, also by a crash. The lock is a
 * listening socket, which the kernel closes with the process, so it cannot become stale like a file with a process id.
 * Throws a `StartError` when another process holds the lock.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const path = socketPath(await realpath(folder));
  const server = (await listen(path)) ?? (await replaceStaleSocket(path));
  if (!server) throw new StartError(await inUseMessage(folder, path), 1);
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function socketPath(folder: string): string {
  const name = `lumora-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  // abstract sockets of Linux and pipes of Windows have no file that could outlive their process
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** Returns null when another process listens on the socket. */
function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => socket.destroy()).end(String(process.pid)));
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

/** Removes a socket file on which no process listens, left by a killed process, and listens on it. */
async function replaceStaleSocket(path: string): Promise<Server | null> {
  if ((await findOwner(path)) !== null) return null;
  if (!path.startsWith('\0')) await rm(path, { force: true });
  return listen(path);
}

/** Returns the process id of the lock's owner, empty when it does not respond in 2 s, or null when no process listens. */
function findOwner(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let owner = '';
    const socket = connect(path)
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

async function inUseMessage(folder: string, path: string): Promise<string> {
  const owner = await findOwner(path);
  const who = owner ? ` (process ${owner})` : '';
  return `The data folder ${folder} is in use by another Lumora${who}. Stop that one, or set DATA_DIR to another folder.`;
}
