import { enable } from '@lumora/releases/channels/channel';
import { neverLiveError } from '@lumora/releases/store/store-errors';
import { stringOption, type Command } from './command.ts';
import { getCandidate, runAndPrintChecks } from './promote.ts';

/** `npm run enable`: enables a disabled module if the release passes the gate, because others may have taken its routes. */
export const enableModule: Command = {
  usage: 'enable -- <module> [<release>] [--reason …] [--force "<reason>"]',
  summary: 'enable a module again (default: with the release that was live)',
  options: { reason: { type: 'string' }, force: { type: 'string' } },
  positionals: { min: 1, max: 2 },
  async run(call) {
    const { store, root, options, print } = call;
    const [module = '', releaseId] = call.positionals;
    const last = (await store.listMoves(module)).at(-1);
    if (last === undefined) throw neverLiveError(module);
    if (last.disabled !== true) return print(`${module} is already enabled.`);
    const candidate = await getCandidate(store, root, module, releaseId ?? last.release);
    const { since, ...note } = await runAndPrintChecks(call, [candidate], stringOption(options['reason']) ?? '');
    const { id } = candidate;
    await enable(store, module, { id, since: since[module] ?? 0, ...note });
    print(`enabled  ${module}  ${id}`);
  },
};
