import { switchModule } from '@lumora/releases/channels/channel';
import { stringOption, type Command } from './command.ts';

/** `npm run disable`: disables a module for all visitors; its pages show the reason. */
export const disableModule = switchCommand('disable', 'disable a module for all visitors');
/** `npm run enable`: enables a disabled module, with the release that was live. */
export const enableModule = switchCommand('enable', 'enable a module again');

function switchCommand(name: 'disable' | 'enable', summary: string): Command {
  return {
    usage: `${name} -- <module> [--reason …]`,
    summary,
    options: { reason: { type: 'string' } },
    positionals: { min: 1, max: 1 },
    async run({ store, positionals: [module = ''], options, print }) {
      const reason = stringOption(options['reason']) ?? '';
      const move = await switchModule(store, module, { isOn: name === 'enable', reason });
      print(move === null ? `${module} is already ${name}d.` : `${name}d  ${module}`);
    },
  };
}
