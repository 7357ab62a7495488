import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns the resident memory of the largest process in the group of `pid`, which is the server. */
export async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-g', String(pid)]);
  const kilobytes = stdout.trim().split(/\s+/).map(Number);
  return Math.round(Math.max(...kilobytes) / 1024);
}
