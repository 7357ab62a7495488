import { disable } from '@lumora/releases/channels/channel';
import { stringOption, type Command } from './command.ts';

/** `npm run disable`: disables a module for all visitors; its pages show the reason. */
export const disableModule: Command = {
  usage: 'disable -- <module> [--reason …]',
  summary: 'disable a module for all visitors',
  options: { reason: { type: 'string' } },
  positionals: { min: 1, max: 1 },
  async run({ store, positionals: [module = ''], options, print }) {
    const move = await disable(store, module, { reason: stringOption(options['reason']) ?? '' });
    print(move === null ? `${module} is already disabled.` : `disabled  ${module}`);
  },
};
