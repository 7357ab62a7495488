import { DeployError } from '../deploy-error.ts';
import { findModule } from '../publish/module-folders.ts';
import { promote, releasesOf } from '../store/channel.ts';
import type { Command } from './command.ts';

/** `npm run promote`: makes a release live, within a second and without a restart. */
export const promoteModule: Command = {
  usage: 'promote -- <module> [<release>] [--reason …]',
  summary: 'make a release live (default: the newest published one)',
  options: { reason: { type: 'string' } },
  words: { least: 1, most: 2 },
  async run({ store, root, words: [module = '', wanted], options, print }) {
    const [newest] = await releasesOf(store, module);
    if (newest === undefined) throw await noRelease(root, module);
    const id = wanted ?? newest.id;
    const move = await promote(store, module, {
      id,
      reason: typeof options['reason'] === 'string' ? options['reason'] : '',
    });
    print(
      move === null ? `${module} ${id} is live already.` : `live  ${module}  ${id}  (was ${move.from ?? 'nothing'})`,
    );
  },
};

/** Why nothing can be promoted: the tree has no such module, which is refused by name, or nobody has released it yet. */
async function noRelease(root: string, module: string): Promise<DeployError> {
  await findModule(root, module);
  return new DeployError('not_found', `${module} has no release yet. Make one with: npm run release -- ${module}`);
}
