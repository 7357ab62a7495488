import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';

interface PollOptions {
  timeoutMs?: number;
  intervalMs?: number;
  /** first sentence of the error on a time-out */
  message?: string;
}

/** Calls `read` until `holds` returns true for its value, and returns that value. Throws after `timeoutMs`. */
export async function pollUntil<T>(
  read: () => T | Promise<T>,
  holds: (value: T) => boolean,
  { timeoutMs = 10_000, intervalMs = 5, message = 'The expected value was not read.' }: PollOptions = {},
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (holds(value)) return value;
    if (performance.now() > deadline) {
      throw new Error(`${message} The last one after ${timeoutMs} ms: ${inspect(value)}`);
    }
    // without a pause, a synchronous read would block the events of this process
    await setTimeout(intervalMs);
  }
}
