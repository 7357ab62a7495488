import { rollback } from '@lumora/releases/channels/channel';
import { stringOption, type Command } from './command.ts';

/** `npm run rollback`: makes an earlier live release live again. */
export const rollbackModule: Command = {
  usage: 'rollback -- <module> [--to <release>] [--reason …]',
  summary: 'return to the previous live release, or to an older one',
  options: { to: { type: 'string' }, reason: { type: 'string' } },
  positionals: { min: 1, max: 1 },
  async run({ store, positionals: [module = ''], options, print }) {
    const to = stringOption(options['to']);
    const reason = stringOption(options['reason']) ?? '';
    const move = await rollback(store, module, { to, reason });
    print(
      move === null
        ? `${module} ${to} is already live.`
        : `live  ${module}  ${move.release}  (was ${move.from ?? 'nothing'})`,
    );
  },
};
