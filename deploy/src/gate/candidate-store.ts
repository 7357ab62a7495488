import type { Release } from '@lumora/releases/release-schema';
import type { ChannelHistory } from '@lumora/releases/channels/channel-history';
import type { ReleaseStore } from '@lumora/releases/store/release-store';

/** Creates a read-only view of the store in which the candidate is live. */
export function candidateStore(store: ReleaseStore, candidate: Release): ReleaseStore {
  const isCandidate = (module: string) => module === candidate.module;
  const history = async (module: string): Promise<ChannelHistory> => {
    const { moves, unreadable } = await store.history(module);
    if (!isCandidate(module)) return { moves, unreadable };
    const { id: release, built_at: at } = candidate;
    const n = (moves.at(-1)?.n ?? 0) + 1;
    return { moves: [...moves, { n, release, from: null, action: 'promote', by: 'gate', reason: '', at }], unreadable };
  };
  return {
    pollInterval: store.pollInterval,
    listModules: async () => [...new Set([...(await store.listModules()), candidate.module])].sort(),
    listReleaseIds: (module) => store.listReleaseIds(module),
    findRelease: (module, id) => store.findRelease(module, id),
    folderOf: (module, id) => store.folderOf(module, id),
    positions: async () => {
      const positions = await store.positions();
      return positions.set(candidate.module, (positions.get(candidate.module) ?? 0) + 1);
    },
    history,
    listMoves: async (module) => (await history(module)).moves,
    publish: () => Promise.reject(new Error('The view of the gate is read-only.')),
    addMove: () => Promise.reject(new Error('The view of the gate is read-only.')),
  };
}
