import { ReleaseError } from '@lumora/releases/release-error';
import { haltCanary, startCanary } from '@lumora/releases/channels/channel';
import { stringOption, type Command } from './command.ts';
import { getCandidate, runAndPrintChecks } from './promote.ts';

/** `npm run canary`: serves a release to a percentage of the visitors; 0 ends the canary. */
export const canaryModule: Command = {
  usage: 'canary -- <module> <percent> [<release>] [--reason …] [--force "<reason>"]',
  summary: 'serve a release (default: the newest) to a percentage of the visitors; 0 ends it',
  options: { reason: { type: 'string' }, force: { type: 'string' } },
  positionals: { min: 2, max: 3 },
  async run(call) {
    const { store, root, options, print } = call;
    const [module = '', percentText = '', releaseId] = call.positionals;
    const percent = parsePercent(percentText);
    const reason = stringOption(options['reason']) ?? '';
    if (percent === 0) {
      const id = (await store.listMoves(module)).at(-1)?.canary?.release;
      if (id === undefined)
        throw new ReleaseError('not_found', `${module} has no canary to end. See \`npm run status\`.`);
      await haltCanary(store, module, { id, reason });
      print(`halted  ${module}  ${id}`);
      return;
    }
    const candidate = await getCandidate(store, root, module, releaseId);
    const { since, ...note } = await runAndPrintChecks(call, [candidate], reason);
    const move = await startCanary(store, module, { id: candidate.id, percent, since: since[module] ?? 0, ...note });
    print(
      move === null
        ? 'This canary already runs.'
        : `canary  ${module}  ${candidate.id}  for ${percent}% of the visitors`,
    );
  },
};

function parsePercent(text: string): number {
  if (/^\d{1,3}%?$/.test(text) && Number.parseInt(text, 10) <= 100) return Number.parseInt(text, 10);
  throw new ReleaseError('usage', `The percentage must be a whole number from 0 to 100, not “${text}”.`);
}
