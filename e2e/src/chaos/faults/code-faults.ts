import type { Page } from '@playwright/test';
import type { Release } from '@lumora/releases/release-schema';
import type { Fault, ActiveFault } from './fault.ts';
import type { ChaosProduct } from './chaos-product.ts';
import { consoleRemoteThat, storefrontThat } from './misbehaving-code.ts';

/** Faults that a team releases by mistake: the files of its live release with replaced texts. */
export const codeFaults: Fault[] = [
  {
    name: 'wrong shared version',
    isReleased: true,
    async inject(target) {
      const { store, live, module } = target;
      const next = await store.publish(module, {
        edits: {
          // every screen consumes it
          [entryOf(live)]: (text) =>
            text.replace(/(shareKey:"react\/jsx-runtime",.*?requiredVersion:")[^"]+/, '$1^99.0.0'),
        },
        metadata: { shared: live.shared.map((use) => ({ ...use, requiredVersion: '^99.0.0' })) },
      });
      const found = (await store.verdict(next)).find(({ check }) => check === 'shared versions');
      if (found?.outcome !== 'failed') throw new Error(`The gate accepts the shared versions: ${found?.message}`);
      // the shop does not check the version of its only shared package; the gate does
      const reportedRelease = isShop(live) ? null : next;
      return promoteFiles(target, next, { console: 'page', shop: 'page', reportedRelease });
    },
  },
  {
    name: 'throw at load',
    isReleased: true,
    async inject(target) {
      const { store, live, module } = target;
      const edits = { [entryOf(live)]: (text: string) => `throw new Error('thrown at load');${text}` };
      const next = await store.publish(module, { edits });
      return promoteFiles(target, next, { console: 'page', shop: 'readable', reportedRelease: next });
    },
  },
  {
    // the gateway has a cached page of the shop from before the fault
    name: 'throw in render',
    isReleased: true,
    inject: (target) => publishMisbehaving(target, 'throw new Error("thrown in render")', 'page'),
  },
  {
    name: 'throw in effect',
    isReleased: true,
    inject: (target) => publishMisbehaving(target, throwInEffect, 'notice'),
  },
  {
    name: 'suspend for ever',
    isReleased: true,
    delay: { ms: 20_000, hasBegun: hasSuspended },
    inject: (target) => publishMisbehaving(target, suspend, 'page'),
  },
];

/** A ref is called when effects run, and does not use React. */
const throwInEffect = `return {
  $$typeof: Symbol.for('react.transitional.element'),
  type: 'p', key: null, props: { ref() { throw new Error('thrown in effect') } },
}`;

const suspend = 'globalThis.hasSuspended = true; throw new Promise(() => {})';

function hasSuspended(page: Page): Promise<unknown> {
  return page.waitForFunction(() => 'hasSuspended' in globalThis);
}

/** Promotes a release whose page runs `act` when it renders. */
async function publishMisbehaving(target: ChaosProduct, act: string, shop: ActiveFault['shop']): Promise<ActiveFault> {
  const { store, live, module } = target;
  const edits = isShop(live) ? storefrontThat(act, live) : consoleRemoteThat(act, live);
  const next = await store.publish(module, { edits });
  const isRendered = !isShop(live) || act === throwInEffect;
  return promoteFiles(target, next, { console: 'broken', shop, reportedRelease: next }, isRendered);
}

async function promoteFiles(
  { makeLive, restore }: ChaosProduct,
  next: Release,
  seen: Pick<ActiveFault, 'console' | 'shop' | 'reportedRelease'>,
  isRendered = true,
): Promise<ActiveFault> {
  await makeLive(next, { isRendered });
  return { ...seen, repair: restore, recovery: 'on reload' };
}

const isShop = ({ manifest }: Release) => manifest.kind === 'storefront';
const entryOf = ({ entry }: Release) => `client/${entry}`;
