import { promote, listReleases, rollback } from '@lumora/releases/channels/channel';
import { readConfig } from '@lumora/deploy/config';
import { openStore } from '@lumora/releases/store/open-store';
import { releaseSetIdPath } from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';

/** Moves the channels of a running product without the start of a command and without the gate. */
export async function channelMoves(dataDir: string) {
  const store = await openStore(readConfig({ DATA_DIR: dataDir }));
  const reason = 'one of many';

  return {
    store,

    /** Returns every published release. */
    async releases(): Promise<Release[]> {
      return (await Promise.all((await store.listModules()).map((module) => listReleases(store, module)))).flat();
    },

    /** Returns the live release of every module. */
    async live(): Promise<LiveState> {
      const modules = await store.listModules();
      const last = await Promise.all(
        modules.map(async (module) => (await store.listMoves(module)).at(-1)?.release ?? ''),
      );
      return new Map(modules.map((module, index) => [module, last[index] ?? '']));
    },

    promote: (module: string, id: string) => promote(store, module, { id, reason }),
    rollback: (module: string) => rollback(store, module, { to: undefined, reason }),
  };
}

/** Release id by module. */
export type LiveState = ReadonlyMap<string, string>;

/** Returns the id of the release set that the gateway at `url` serves. */
export async function liveSetId(url: string): Promise<string> {
  const response = await fetch(url + releaseSetIdPath);
  if (!response.ok) throw new Error(`${url}${releaseSetIdPath} responded with ${response.status}.`);
  const { id }: { id: string } = await response.json();
  return id;
}
