import type { Release } from '@lumora/shared-contract';
import type { ReleaseStore } from '../store/release-store.ts';

/** The store as it would be with the candidate live; what is written there is written nowhere. */
export function candidateStore(store: ReleaseStore, candidate: Release): ReleaseStore {
  const isCandidate = (module: string) => module === candidate.module;
  return {
    pollInterval: store.pollInterval,
    modules: async () => [...new Set([...(await store.modules()), candidate.module])].sort(),
    releaseIds: (module) => store.releaseIds(module),
    release: (module, id) => store.release(module, id),
    folderOf: (module, id) => store.folderOf(module, id),
    positions: async () => {
      const positions = await store.positions();
      return positions.set(candidate.module, (positions.get(candidate.module) ?? 0) + 1);
    },
    moves: async (module) => {
      const moves = await store.moves(module);
      if (!isCandidate(module)) return moves;
      const { id: release } = candidate;
      return [
        ...moves,
        { n: moves.length + 1, release, from: null, action: 'promote', by: 'gate', reason: '', at: candidate.built_at },
      ];
    },
    publish: () => Promise.reject(new Error('The gate publishes nothing.')),
    addMove: () => Promise.reject(new Error('The gate moves nothing.')),
  };
}
