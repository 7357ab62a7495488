import { readFileSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';

/** `cpu-limit`: used too much CPU time. `no-event`: waited too long for an event. `no-processor`: got too little CPU time. */
export type TimeLimitKind = 'cpu-limit' | 'no-event' | 'no-processor';

interface ClockLimits {
  /** limit of CPU time in ms */
  cpuMs: number;
  /** limit of wall-clock time in ms */
  wallMs: number;
}

interface Usage {
  /** `performance.now()` */
  measuredAtMs: number;
  cpuMs: number;
  idleMs: number;
}

const checkIntervalMs = 100;

/**
 * Measures one task in its worker and aborts `signal` when it exceeds a limit. CPU time is that of the worker's thread
 * and does not include the time in which a busy machine runs other threads.
 */
export class RenderClock {
  /** shared with the worker, which writes its thread ids: of Node.js and of the operating system */
  readonly thread = new Int32Array(new SharedArrayBuffer(8));
  readonly #abort = new AbortController();
  readonly #startedAt = performance.now();
  readonly #limits: ClockLimits;
  readonly #workers: () => Worker[];
  readonly #timer: NodeJS.Timeout;
  /** usage at the first check after the worker started the task */
  #first: Usage | null = null;
  #overdue: TimeLimitKind | null = null;

  /** Starts immediately. `workers` returns the workers of the pool. */
  constructor(limits: ClockLimits, workers: () => Worker[]) {
    this.#limits = limits;
    this.#workers = workers;
    this.#timer = setInterval(() => this.#check(), checkIntervalMs).unref();
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Returns the exceeded limit, or null. */
  get overdue(): TimeLimitKind | null {
    return this.#overdue;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #check(): void {
    const { cpuMs, wallMs } = this.#limits;
    const now = this.#usage();
    // the worker is still starting up
    if (now === null) return performance.now() - this.#startedAt < wallMs ? undefined : this.#end('no-processor');
    const first = (this.#first ??= now);
    if (now.cpuMs - first.cpuMs >= cpuMs) this.#end('cpu-limit');
    else if (now.measuredAtMs - first.measuredAtMs >= wallMs)
      this.#end(now.idleMs - first.idleMs > wallMs / 2 ? 'no-event' : 'no-processor');
  }

  #end(overdue: TimeLimitKind): void {
    this.#overdue = overdue;
    this.stop();
    this.#abort.abort();
  }

  #usage(): Usage | null {
    const [threadId = 0, osThreadId = 0] = this.thread;
    const worker = this.#workers().find((one) => one.threadId === threadId);
    if (worker === undefined) return null;
    const { active, idle } = worker.performance.eventLoopUtilization();
    return { measuredAtMs: performance.now(), cpuMs: threadCpuMs(osThreadId) ?? active, idleMs: idle };
  }
}

/** ms per clock tick in `/proc`, the same on all architectures that Node.js supports */
const tickMs = 10;

/**
 * Returns the CPU time of a thread of this process, or null on a system without `/proc`. `worker.cpuUsage()` needs
 * Node.js 24, and `eventLoopUtilization()` also counts the time in which a runnable thread waits for a CPU.
 */
function threadCpuMs(osThreadId: number): number | null {
  try {
    const stat = readFileSync(`/proc/self/task/${osThreadId}/stat`, 'utf8');
    // the thread name in brackets may contain spaces
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return null;
  }
}
