import { readFileSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';

/** `cpu-limit`: it ran too long. `no-event`: it waited too long for an event. `no-processor`: it waited for the processor. */
export type TimeLimitKind = 'cpu-limit' | 'no-event' | 'no-processor';

interface ClockLimits {
  /** ms of processor time */
  cpuMs: number;
  /** ms of wall-clock time */
  wallMs: number;
}

interface Usage {
  /** ms of the process */
  at: number;
  cpuMs: number;
  idleMs: number;
}

const checkIntervalMs = 100;

/**
 * Measures one task in its worker and aborts `signal` when it exceeds a limit. The processor time is that of the worker's
 * thread: the time in which a busy machine runs other threads is not part of it.
 */
export class RenderClock {
  /** for the worker, which writes its thread ids: that of Node.js, and that of the operating system */
  readonly thread = new Int32Array(new SharedArrayBuffer(8));
  readonly #abort = new AbortController();
  readonly #startedAt = performance.now();
  readonly #limits: ClockLimits;
  readonly #workers: () => Worker[];
  readonly #timer: NodeJS.Timeout;
  /** at the first check after the worker began */
  #first: Usage | null = null;
  #overdue: TimeLimitKind | null = null;

  /** Starts at once; `workers` returns those of the pool. */
  constructor(limits: ClockLimits, workers: () => Worker[]) {
    this.#limits = limits;
    this.#workers = workers;
    this.#timer = setInterval(() => this.#check(), checkIntervalMs).unref();
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Which limit was exceeded. */
  get overdue(): TimeLimitKind | null {
    return this.#overdue;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #check(): void {
    const { cpuMs, wallMs } = this.#limits;
    const now = this.#usage();
    // until the worker begins, it starts up
    if (now === null) return performance.now() - this.#startedAt < wallMs ? undefined : this.#end('no-processor');
    const first = (this.#first ??= now);
    if (now.cpuMs - first.cpuMs >= cpuMs) this.#end('cpu-limit');
    else if (now.at - first.at >= wallMs)
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
    return { at: performance.now(), cpuMs: threadCpuMs(osThreadId) ?? active, idleMs: idle };
  }
}

/** ms per clock tick in `/proc`, the same on all architectures that Node.js supports */
const tickMs = 10;

/**
 * Processor time of a thread of this process; null where the system has no `/proc`. `worker.cpuUsage()` exists from
 * Node.js 24 on only, and `eventLoopUtilization()` also counts the time in which a running thread waits for the processor.
 */
function threadCpuMs(osThreadId: number): number | null {
  try {
    const stat = readFileSync(`/proc/self/task/${osThreadId}/stat`, 'utf8');
    // the name of the thread, in brackets, may hold spaces
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return null;
  }
}
