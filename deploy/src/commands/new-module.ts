import { ReleaseError } from '@lumora/releases/release-error';
import { copyTemplate } from '../new-module/copy-template.ts';
import { toModuleNames } from '../new-module/module-names.ts';
import { moduleFolders } from '../publish/module-folders.ts';
import type { Command } from './command.ts';

/** `npm run new-module`: creates the folder of a new console remote with one page. */
export const createModule: Command = {
  usage: 'new-module -- <name>',
  summary: 'create the folder of a new module, such as mf-gifts for “gifts”',
  options: {},
  positionals: { min: 1, max: 1 },
  writesSources: true,
  async run({ root, positionals: [name = ''], print }) {
    const names = toModuleNames(name);
    const modules = await moduleFolders(root);
    if (modules.some(({ id }) => id === names.id)) {
      throw new ReleaseError('usage', `${names.id} exists. Choose another name.`);
    }
    await copyTemplate(root, names);
    for (const line of nextSteps(names.id)) print(line);
  },
};

function nextSteps(id: string): string[] {
  return [
    `created ${id}/: its page is in ${id}/src, its manifest in ${id}/module.ts`,
    'Next:',
    `  npm run dev -- ${id.padEnd(19)}shows it in your browser, with hot reload`,
    `  npm run release -- ${id.padEnd(15)}builds, tests, signs and publishes it`,
    `  npm run promote -- ${id.padEnd(15)}makes it live for all users`,
    '  npm install                       adds it to package-lock.json, for the commit; no other module changes',
  ];
}
