import { switchModule } from '@lumora/releases/channels/channel';
import { stringOption, type Command } from './command.ts';

/** `npm run disable`: nobody is offered the module any more; its pages say so. */
export const disableModule = switchCommand('disable', 'switch a module off for everybody, at once');
/** `npm run enable`: the module is there again, at the release it had. */
export const enableModule = switchCommand('enable', 'switch a module on again');

function switchCommand(name: 'disable' | 'enable', summary: string): Command {
  return {
    usage: `${name} -- <module> [--reason …]`,
    summary,
    options: { reason: { type: 'string' } },
    positionals: { min: 1, max: 1 },
    async run({ store, positionals: [module = ''], options, print }) {
      const reason = stringOption(options['reason']) ?? '';
      const move = await switchModule(store, module, { isOn: name === 'enable', reason });
      print(move === null ? `${module} is ${name}d already.` : `${name}d  ${module}`);
    },
  };
}
