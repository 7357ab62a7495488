import { watch } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { ReleaseError } from '@lumora/releases/release-error';
import type { ModuleFolder } from '../publish/module-folders.ts';
import { buildAndPublish } from '../publish/release-module.ts';
import { openSigner, type Signer } from '@lumora/releases/signatures/trust';
import { releaseSetId } from '@lumora/gateway/live/live-set';
import { promote } from '@lumora/releases/channels/channel';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import { getProduct, type RunningProduct } from './get-product.ts';
import { stopSignal } from '../process/stop-signal.ts';

/** Delay (ms) after a change, because editors write a file in several steps. */
const debounceMs = 150;
/** Timeout (ms) for the product to serve a promoted release. */
const timeoutMs = 5_000;

interface Releasing {
  config: Config;
  store: ReleaseStore;
  print: (line: string) => void;
}

/**
 * Releases and promotes the storefront after every change, without gate and tests, because its pages are rendered on the
 * server. Throws `ReleaseError` `rejected` when the product is not in development mode or uses another store.
 */
export async function releaseChanges(call: Releasing, module: ModuleFolder, product: RunningProduct): Promise<void> {
  const { config, store, print } = call;
  if (!product.isDevelopment) {
    throw new ReleaseError(
      'rejected',
      `${module.id} is rendered on the server, so each change is released to all visitors. ${product.origin} is not in development mode: restart it with DEVELOPMENT=on.`,
    );
  }
  if ((await liveId(store)) !== product.id) {
    throw new ReleaseError(
      'rejected',
      `${product.origin} does not serve the live releases of this store. Use the DATA_DIR or STORE_URL of that product.`,
    );
  }
  const sign = await openSigner(config, module.id);
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void (last = last.then(() => releaseNow(call, module, { product, sign }))), debounceMs);
  };
  const watchers = ['src', '../shared-contract/src', '../shared-auth/src'].map((folder) =>
    watch(path.join(module.folder, folder), { recursive: true }, changed),
  );
  print(`Each change of ${module.id} is released to ${product.origin}; reload the page. Press Ctrl+C to stop.`);
  changed();
  await stopSignal();
  for (const watcher of watchers) watcher.close();
  clearTimeout(timer);
  await last;
}

async function releaseNow(
  { store, print }: Pick<Releasing, 'store' | 'print'>,
  module: ModuleFolder,
  { product, sign }: { product: RunningProduct; sign: Signer },
): Promise<void> {
  try {
    const before = await getProduct(product.origin);
    const { release } = await buildAndPublish(store, module, { sign });
    const moved = await promote(store, module.id, { id: release.id, reason: 'npm run dev', forced: true });
    if (moved === null) return print(`unchanged ${module.id} ${release.id}`);
    const isServed = await hasMoved(before);
    print(
      isServed
        ? `live ${module.id} ${release.id}: reload the page`
        : `${product.origin} does not serve ${release.id}. Use the DATA_DIR or STORE_URL of that product.`,
    );
  } catch (error) {
    // the next change may fix it
    print(error instanceof ReleaseError ? error.message : String(error));
  }
}

/** Returns the id of the release set without canaries. */
async function liveId(store: ReleaseStore): Promise<string> {
  const names = await store.listModules();
  const last = await Promise.all(
    names.map(async (module) => ({ module, move: (await store.listMoves(module)).at(-1) })),
  );
  return releaseSetId(
    last.flatMap(({ module, move }) => (move && move.disabled !== true ? [{ module, id: move.release }] : [])),
  );
}

async function hasMoved({ origin, id }: RunningProduct): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if ((await getProduct(origin)).id !== id) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}
