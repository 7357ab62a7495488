import { ReleaseError } from '@lumora/releases/release-error';
import { copyTemplate } from '../new-module/copy-template.ts';
import { toModuleNames } from '../new-module/module-names.ts';
import { moduleFolders } from '../publish/module-folders.ts';
import type { Command } from './command.ts';

/** `npm run new-module`: the folder of a new remote of the console, with a page of its own. */
export const createModule: Command = {
  usage: 'new-module -- <name>',
  summary: 'make the folder of a new module, such as mf-sales for “sales”',
  options: {},
  positionals: { min: 1, max: 1 },
  writesSources: true,
  async run({ root, positionals: [name = ''], print }) {
    const names = toModuleNames(name);
    const modules = await moduleFolders(root);
    if (modules.some(({ id }) => id === names.id)) {
      throw new ReleaseError('usage', `${names.id} is there already. Choose another name.`);
    }
    await copyTemplate(root, names);
    for (const line of nextSteps(names.id)) print(line);
  },
};

function nextSteps(id: string): string[] {
  return [
    `made ${id}/: its page is ${id}/src, what the console knows of it ${id}/module.ts`,
    'Next:',
    `  npm run dev -- ${id.padEnd(19)}shows it in your console, with hot reload`,
    `  npm run release -- ${id.padEnd(15)}builds, tests, signs and publishes it`,
    `  npm run promote -- ${id.padEnd(15)}puts it into everybody’s console`,
    '  npm install                       lists it in package-lock.json, for the commit; no other module changes by that',
  ];
}
