import { watch } from 'node:fs';
import path from 'node:path';
import type { CommandCall } from '../commands/command.ts';
import { ReleaseError } from '@lumora/releases/release-error';
import type { ModuleFolder } from '../publish/module-folders.ts';
import { buildAndPublish } from '../publish/release-module.ts';
import { openSigner, type Signer } from '@lumora/releases/signatures/trust';
import { releaseSetId } from '@lumora/gateway/live/live-set';
import { promote } from '@lumora/releases/channels/channel';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import { findProduct, type RunningProduct } from './find-product.ts';
import { waitForStopSignal } from './wait-for-stop-signal.ts';

/** How long (ms) a change is waited after: editors write a file in several steps. */
const debounceMs = 150;
/** How long (ms) the product may take to notice a move. */
const timeoutMs = 5_000;

/**
 * For the shop, whose pages a server draws: every change is built as a release and made live in the product on this
 * machine, past gate and tests. That is for a product in development mode only.
 */
export async function releaseChanges(call: CommandCall, module: ModuleFolder, product: RunningProduct): Promise<void> {
  const { config, store, print } = call;
  if (!product.isDevelopment) {
    throw new ReleaseError(
      'refused',
      `${module.id} is drawn by the server, so each change is released to everybody. ${product.origin} is not in development mode: restart it with DEVELOPMENT=on.`,
    );
  }
  if ((await liveId(store)) !== product.id) {
    throw new ReleaseError(
      'refused',
      `${product.origin} does not serve what is live in this store: run this with the DATA_DIR or STORE_URL of that product.`,
    );
  }
  const sign = await openSigner(config);
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void (last = last.then(() => releaseNow(call, module, { product, sign }))), debounceMs);
  };
  const watchers = ['src', '../shared-contract/src', '../shared-auth/src'].map((folder) =>
    watch(path.join(module.folder, folder), { recursive: true }, changed),
  );
  print(`Each change of ${module.id} is released to ${product.origin}; reload the page. Ctrl+C ends it.`);
  changed();
  await waitForStopSignal();
  for (const watcher of watchers) watcher.close();
  clearTimeout(timer);
  await last;
}

async function releaseNow(
  { store, print }: CommandCall,
  module: ModuleFolder,
  { product, sign }: { product: RunningProduct; sign: Signer },
): Promise<void> {
  try {
    const before = await findProduct(product.origin);
    const { release } = await buildAndPublish(store, module, { sign });
    const moved = await promote(store, module.id, { id: release.id, reason: 'npm run dev', forced: true });
    if (moved === null) return print(`unchanged ${module.id} ${release.id}`);
    const isTaken = await hasMoved(before);
    print(
      isTaken
        ? `live ${module.id} ${release.id}: reload the page`
        : `${product.origin} did not take up ${release.id}: run this with the DATA_DIR or STORE_URL of that product.`,
    );
  } catch (error) {
    // the next change may mend it
    print(error instanceof ReleaseError ? error.message : String(error));
  }
}

/** Id of the set that everybody gets who is served from this store. */
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
    if ((await findProduct(origin)).id !== id) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}
