import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GateCheck } from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';
import { readConfig } from '../src/config/config.ts';
import { openGate } from '../src/gate/open-gate.ts';
import type { BootCheck } from '../src/gate/run-checks.ts';
import { releaseFiles } from '@lumora/releases/release-files';
import { promote, rollback } from '@lumora/releases/channels/channel';
import { openStore } from '@lumora/releases/store/open-store';
import { publishBuilt } from './publish-built.ts';

interface Alteration {
  /** new text of files, by path below the release, such as `client/entry.js` */
  edits?: Record<string, (text: string) => string>;
  /** other metadata in `release.json` */
  metadata?: Partial<Release>;
}

/** The release store of a running product with functions that inject faults. */
export type StoreFaults = Awaited<ReturnType<typeof openStoreFaults>>;

/** Opens the folder store below `dataDir`. It signs with the key of that folder. */
export async function openStoreFaults(dataDir: string) {
  const config = readConfig({ DATA_DIR: dataDir });
  const store = await openStore(config);
  const gate = await openGate({
    config,
    store,
    api: async () => ({ apiVersion: null, dataUrl: null }),
    boot: withoutBrowser,
  });

  async function live(module: string): Promise<Release> {
    const id = (await store.listMoves(module)).at(-1)?.release;
    const release = id === undefined ? null : await store.findRelease(module, id);
    if (release === null) throw new Error(`${module} is not live.`);
    return release;
  }

  return {
    live,

    /** Publishes an altered copy of the live release as a new release. */
    async publish(module: string, { edits = {}, metadata }: Alteration): Promise<Release> {
      const original = await live(module);
      const built = await mkdtemp(path.join(tmpdir(), 'lumora-altered-'));
      await cp(await store.folderOf(module, original.id), built, { recursive: true, filter: isSourceFile });
      const entry = `client/${original.entry}`;
      for (const [file, change] of Object.entries(edits)) await rewrite(built, file, change);
      const changed = await releaseFiles(built);
      // the entry contains the hashes of the chunks that it loads
      await rewrite(built, entry, (text) => rehash(text, original.files, changed));
      const content: Release = { ...original, source: randomUUID(), built_at: new Date().toISOString(), ...metadata };
      const release = await publishBuilt(dataDir, built, content);
      await rm(built, { recursive: true });
      return release;
    },

    /** Promotes without the gate, as `--force` does. */
    promote: ({ module, id }: Release) => promote(store, module, { id, reason: 'fault injection', forced: true }),

    /** Makes `release` live again. */
    async rollback({ module, id }: Release): Promise<void> {
      await rollback(store, module, { to: id, reason: 'end of fault injection' });
    },

    /** Returns the verdict of a gate without a browser. */
    verdict: (release: Release): Promise<GateCheck[]> => gate.checkSet([release]),

    folderOf: ({ module, id }: Release): Promise<string> => store.folderOf(module, id),

    /** Renames files or folders so that they are not found. Returns a function that restores them. */
    async hide(...names: string[]): Promise<() => Promise<void>> {
      for (const name of names) await rename(name, `${name}.hidden`);
      return async () => {
        for (const name of names) await rename(`${name}.hidden`, name);
      };
    },

    root: config.store,
  };
}

const withoutBrowser: BootCheck = async () => ({
  check: 'pages open',
  outcome: 'not run',
  message: 'no browser in tests',
});

const isSourceFile = (file: string) => !/\.(br|gz)$|release\.json$/.test(file);

async function rewrite(built: string, file: string, change: (text: string) => string): Promise<void> {
  const target = path.join(built, file);
  await writeFile(target, change(await readFile(target, 'utf8')));
}

type Files = Release['files'];

function rehash(text: string, before: Files, after: Files): string {
  return Object.entries(after).reduce(
    (changed, [file, { integrity }]) => changed.replaceAll(before[file]?.integrity ?? integrity, integrity),
    text,
  );
}
