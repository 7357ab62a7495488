import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';

interface PollOptions {
  timeoutMs?: number;
  intervalMs?: number;
  /** first sentence of the error on a time-out */
  message?: string;
}

/** Reads again and again until the value holds, and returns that value. Throws when none does within `timeoutMs`. */
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
    // without a pause, a read that waits for nothing would keep events of this process from arriving
    await setTimeout(intervalMs);
  }
}
