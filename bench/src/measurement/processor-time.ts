import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** ticks per second of `utime` and `stime` in /proc on Linux */
const ticksPerSecond = 100;

/** Returns the processor time (ms) of all processes in the group of `pid`. */
export async function processorMs(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'pid=', '-g', String(pid)]);
  const times = stdout.trim().split(/\s+/).map(readProcess);
  return (await Promise.all(times)).reduce((sum, ms) => sum + ms, 0);
}

/** Returns the processor time (ms) of each thread of a process so far, by the id of the thread; that of the main thread is `pid`. */
export async function threadTimesMs(pid: number): Promise<Map<number, number>> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = threads.map(async (thread): Promise<[number, number]> => {
    // the first field is nanoseconds; a thread may have ended
    const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0');
    return [Number(thread), Number.parseInt(text, 10) / 1e6];
  });
  return new Map(await Promise.all(times));
}

async function readProcess(pid: string): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // the name of the program, in brackets, may contain spaces
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1_000) / ticksPerSecond;
}
