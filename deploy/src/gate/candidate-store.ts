import type { Release } from '@lumora/releases/release-schema';
import type { ReleaseStore } from '@lumora/releases/store/release-store';

/** Creates a read-only view of the store in which the candidates are live. */
export function candidateStore(store: ReleaseStore, candidates: Release[]): ReleaseStore {
  const byModule = new Map(candidates.map((candidate) => [candidate.module, candidate]));
  const history: ReleaseStore['history'] = async (module, decidedSets) => {
    const read = await store.history(module, decidedSets);
    const candidate = byModule.get(module);
    if (candidate === undefined) return read;
    const { id: release, built_at: at } = candidate;
    const move = { n: read.nextNumber, release, from: null, action: 'promote', by: 'gate', reason: '', at } as const;
    return { ...read, moves: [...read.moves, move], nextNumber: read.nextNumber + 1 };
  };
  const rejectWrite = () => Promise.reject(new Error('The view of the gate is read-only.'));
  return {
    pollIntervalMs: store.pollIntervalMs,
    listModules: async () => [...new Set([...(await store.listModules()), ...byModule.keys()])].sort(),
    listReleaseIds: (module) => store.listReleaseIds(module),
    findRelease: (module, id) => store.findRelease(module, id),
    folderOf: (module, id) => store.folderOf(module, id),
    positions: async () => {
      const { numbers, decidedSets } = await store.positions();
      const moved = Array.from(byModule.keys(), (module): [string, number] => [module, (numbers.get(module) ?? 0) + 1]);
      return { numbers: new Map([...numbers, ...moved]), decidedSets };
    },
    history,
    listMoves: async (module) => (await history(module)).moves,
    publish: rejectWrite,
    addMove: rejectWrite,
    decideSet: rejectWrite,
  };
}
