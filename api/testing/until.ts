import { setTimeout } from 'node:timers/promises';

/** Notices travel through the database, so what they cause is a moment later. Answers the last read, at the latest after ten seconds. */
export async function until<T>(read: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const value = await read();
    if (holds(value) || Date.now() > deadline) return value;
    await nextTurn();
  }
}

/** A read that waits for nothing would otherwise keep the very notice from arriving that it looks for. */
const nextTurn = () => setTimeout(5);
