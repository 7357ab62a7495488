import { ReleaseError } from '@lumora/releases/release-error';
import { haltCanary, startCanary } from '@lumora/releases/channels/channel';
import { stringOption, type Command } from './command.ts';
import { findCandidate, runAndPrintChecks } from './promote.ts';

/** `npm run canary`: gives a share of the visitors the next release; 0 takes it from them again. */
export const canaryModule: Command = {
  usage: 'canary -- <module> <percent> [<release>] [--reason …] [--force "<reason>"]',
  summary: 'give a share of the visitors a release (default: the newest); 0 ends it',
  options: { reason: { type: 'string' }, force: { type: 'string' } },
  positionals: { min: 2, max: 3 },
  async run(call) {
    const { store, root, options, print } = call;
    const [module = '', share = '', wanted] = call.positionals;
    const percent = percentOf(share);
    const reason = stringOption(options['reason']) ?? '';
    if (percent === 0) {
      const id = (await store.listMoves(module)).at(-1)?.canary?.release;
      if (id === undefined) throw new ReleaseError('not_found', `${module} has no canary.`);
      await haltCanary(store, module, { id, reason });
      print(`halted  ${module}  ${id}`);
      return;
    }
    const candidate = await findCandidate(store, root, module, wanted);
    const judged = await runAndPrintChecks(call, candidate, reason);
    const move = await startCanary(store, module, { id: candidate.id, percent, ...judged });
    print(move === null ? 'It runs already.' : `canary  ${module}  ${candidate.id}  for ${percent} % of the visitors`);
  },
};

function percentOf(share: string): number {
  if (/^\d{1,3}%?$/.test(share) && Number.parseInt(share, 10) <= 100) return Number.parseInt(share, 10);
  throw new ReleaseError('usage', `The share is a whole percentage from 0 to 100, not “${share}”.`);
}
