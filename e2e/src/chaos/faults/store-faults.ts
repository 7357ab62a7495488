import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { errorCodes } from '@lumora/shared-contract/http';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import type { Fault, ActiveFault } from './fault.ts';
import { polling } from './chaos-product.ts';

const untouched = { console: 'page', shop: 'page', recovery: 'on reload' } as const;

const day = 24 * 60 * 60 * 1_000;

/** Faults of the release store, of promotions and of clocks. */
export const storeFaults: Fault[] = [
  {
    // cached files are still served; files that no browser has yet fail
    name: 'store unreachable',
    async inject({ store, live, product }): Promise<ActiveFault> {
      const outputLength = product.output().length;
      const repair = await store.hide(store.root);
      try {
        const message = 'The gateway does not say that the store is away.';
        const line = 'The channels cannot be read; what is live stays live.';
        await pollUntil(
          () => product.output().slice(outputLength),
          (output) => output.includes(line),
          { ...polling, message },
        );
      } catch (error) {
        await repair();
        throw error;
      }
      return { console: 'not loaded', shop: 'readable', reportedRelease: live, repair, recovery: 'by Retry' };
    },
  },
  {
    name: 'half-published release',
    isReleased: true,
    async inject({ module, store, restore, waitForReport }) {
      const start = new Date().toISOString();
      const next = await store.publish(module, {});
      await store.hide(path.join(await store.folderOf(next), 'client', next.entry));
      await store.promote(next);
      await waitForReport(next, start);
      return { ...untouched, reportedRelease: next, repair: restore };
    },
  },
  {
    name: 'two promotions at once',
    isReleased: true,
    async inject({ module, store, move, restore }) {
      const candidates = [await store.publish(module, {}), await store.publish(module, {})];
      const results = await Promise.all(
        candidates.map(({ id }) => move({ action: 'promote', release: id, reason: 'both', force: true })),
      );
      const outcomes = results.map(({ status, code }) => (code === null ? `${status}` : `${status} ${code}`)).sort();
      const expected = ['200', `409 ${errorCodes.conflict}`];
      if (!isDeepStrictEqual(outcomes, expected)) throw new Error(`The promotions ended with ${outcomes.join(' | ')}.`);
      return { ...untouched, reportedRelease: null, repair: restore };
    },
  },
  {
    // a team's machine is a day ahead, the visitor's a day behind
    name: 'clock skew',
    isReleased: true,
    async inject({ module, store, makeLive, restore, context }) {
      const built_at = new Date(Date.now() + day).toISOString();
      await context.clock.setSystemTime(Date.now() - day);
      await makeLive(await store.publish(module, { metadata: { built_at } }));
      return { ...untouched, reportedRelease: null, repair: restore };
    },
  },
];
