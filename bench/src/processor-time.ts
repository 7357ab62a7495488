import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** of `utime` and `stime` in /proc on Linux, whatever the kernel's own is */
const ticksPerSecond = 100;

/** Processor time (ms) that the processes of the group which `pid` leads have used so far. */
export async function processorMs(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'pid=', '-g', String(pid)]);
  const times = stdout.trim().split(/\s+/).map(readProcess);
  return (await Promise.all(times)).reduce((sum, ms) => sum + ms, 0);
}

async function readProcess(pid: string): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // the name of the program, in brackets, may hold spaces
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1_000) / ticksPerSecond;
}
