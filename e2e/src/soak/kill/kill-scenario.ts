import { setTimeout as pause } from 'node:timers/promises';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import type { Product } from '../../product/start-product.ts';
import { hasTime, type SoakOptions, type SoakResult } from '../scenario/soak-scenario.ts';
import { startSoakProduct } from '../scenario/soak-product.ts';
import { openWriters } from './open-writers.ts';
import { ConnectionLost, type Writer } from './writer.ts';

const defaultKills = 200;
/** Max delay (ms) of a kill after a write of each kind was acknowledged; the delay is random. */
const latestKillMs = 2_000;
const defaultMaxWaitMs = 8_000;
const maxRestartMs = 5_000;

/** Kills its own product repeatedly while all writers write, and restarts it. */
export async function killScenario(options: SoakOptions): Promise<SoakResult> {
  const { product, end } = await startSoakProduct(options.database);
  try {
    const { kills, acknowledged, loadMs, restartsMs, violations } = await killRepeatedly(product, options);
    const slowestMs = Math.max(...restartsMs);
    if (slowestMs > maxRestartMs) violations.push(`A restart took ${Math.round(slowestMs)} ms.`);
    for (const [kind, count] of Object.entries(acknowledged))
      if (count === 0) violations.push(`No write of ${kind} was acknowledged.`);
    return {
      figures: {
        kills,
        ...acknowledged,
        'writes a second': Math.round((1_000 * Object.values(acknowledged).reduce((a, b) => a + b, 0)) / loadMs),
        'median restart ms': Math.round(restartsMs.sort((a, b) => a - b)[kills >> 1] ?? 0),
        'longest restart ms': Math.round(slowestMs),
      },
      violations,
    };
  } finally {
    await end();
  }
}

interface KillOptions extends Omit<SoakOptions, 'database'> {
  /** Timeout (ms) of a load for the first acknowledged write of each kind. */
  maxWaitMs?: number;
}

/** Kills `count` times; resolves to figures and violations. */
export async function killRepeatedly(product: Product, options: KillOptions) {
  const { count = defaultKills, maxWaitMs = defaultMaxWaitMs, random } = options;
  const writers = await openWriters(product, random);
  const violations: string[] = [];
  const restartsMs: number[] = [];
  let [kills, loadMs] = [0, 0];
  while (kills < count && hasTime(options)) {
    const load = startLoad(writers);
    await load.untilEveryKindIsWritten(maxWaitMs);
    await pause(random.between(0, latestKillMs));
    await product.kill();
    loadMs += await load.end(violations);
    const before = performance.now();
    await product.restart();
    restartsMs.push(performance.now() - before);
    kills += 1;
    for (const { kind, audit } of writers) {
      violations.push(...(await audit()).map((message) => `after kill ${kills}, ${kind}: ${message}`));
    }
  }
  const acknowledged = Object.fromEntries(writers.map((writer) => [writer.kind, writer.acknowledged]));
  return { kills, acknowledged, loadMs, restartsMs, violations };
}

/** Writes with all writers until the product no longer responds. */
function startLoad(writers: Writer[]) {
  const start = performance.now();
  const before = writers.map(({ acknowledged }) => acknowledged);
  const rejected: string[] = [];
  const lanes = writers.flatMap((writer) => Array.from({ length: writer.concurrency }, () => writeUntilLost(writer)));

  async function writeUntilLost({ kind, write }: Writer): Promise<void> {
    for (;;) {
      try {
        await write();
      } catch (error) {
        if (error instanceof ConnectionLost) return;
        rejected.push(`${kind}: ${String(error)}`);
        return;
      }
    }
  }

  const isWritten = () => writers.every(({ acknowledged }, index) => acknowledged > (before[index] ?? 0));

  return {
    /** Waits until a write of each kind is acknowledged, at most `maxWaitMs`: pictures take long on a busy machine. */
    async untilEveryKindIsWritten(maxWaitMs: number): Promise<void> {
      const start = performance.now();
      const isOver = () => isWritten() || rejected.length > 0 || performance.now() - start > maxWaitMs;
      await pollUntil(isOver, (is) => is, { timeoutMs: 2 * maxWaitMs, intervalMs: 20 });
    },
    /** Waits for the last writers, adds rejected writes to `violations` and returns the duration (ms) of the load. */
    async end(violations: string[]): Promise<number> {
      const durationMs = performance.now() - start;
      await Promise.all(lanes);
      violations.push(...rejected);
      return durationMs;
    },
  };
}
