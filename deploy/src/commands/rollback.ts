import { ReleaseError } from '@lumora/releases/release-error';
import { rollback } from '@lumora/releases/channels/channel';
import { listSetMembers, rollbackSet } from '@lumora/releases/channels/release-sets';
import { stringOption, type Command } from './command.ts';
import { formatMove } from './promote.ts';

/** `npm run rollback`: makes earlier live releases live again; modules that were promoted together return together. */
export const rollbackModule: Command = {
  usage: 'rollback -- <module>… [--to <release>] [--only] [--reason …]',
  summary: 'return to the previous live releases; --to and --only move one module alone',
  options: { to: { type: 'string' }, only: { type: 'boolean' }, reason: { type: 'string' } },
  positionals: { min: 1, max: 50 },
  async run({ store, positionals, options, print }) {
    const to = stringOption(options['to']);
    const note = { reason: stringOption(options['reason']) ?? '' };
    const [module = '', ...others] = positionals;
    const isAlone = to !== undefined || options['only'] === true;
    if (isAlone && others.length > 0) throw new ReleaseError('usage', '--to and --only need exactly one module.');
    const modules = isAlone || others.length > 0 ? positionals : await listSetMembers(store, module);
    if (modules.length > 1) {
      for (const line of await rollBackTogether(modules)) print(line);
      return;
    }
    const move = await rollback(store, module, { to, ...note });
    print(move === null ? `${module} is at ${to} already.` : formatMove(module, move.release, move));

    async function rollBackTogether(names: string[]): Promise<string[]> {
      return Array.from(await rollbackSet(store, names, note), ([name, move]) =>
        move.action === 'disable'
          ? `disabled  ${name}  (it had no earlier release)`
          : formatMove(name, move.release, move),
      );
    }
  },
};
