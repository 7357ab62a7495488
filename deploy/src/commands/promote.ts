import { DeployError } from '../deploy-error.ts';
import { promote, releasesOf } from '../store/channel.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Command } from './command.ts';

/** `npm run promote`: makes a release live, within a second and without a restart. */
export const promoteModule: Command = {
  usage: 'promote -- <module> [<release>] [--reason …]',
  summary: 'make a release live (default: the newest published one)',
  options: { reason: { type: 'string' } },
  words: { least: 1, most: 2 },
  async run({ store, words: [module = '', wanted], options, print }) {
    const id = wanted ?? (await newest(store, module));
    const move = await promote(store, module, {
      id,
      reason: typeof options['reason'] === 'string' ? options['reason'] : '',
    });
    print(
      move === null ? `${module} ${id} is live already.` : `live  ${module}  ${id}  (was ${move.from ?? 'nothing'})`,
    );
  },
};

async function newest(store: ReleaseStore, module: string): Promise<string> {
  const [release] = await releasesOf(store, module);
  if (release !== undefined) return release.id;
  throw new DeployError('not_found', `${module} has no release yet. Make one with: npm run release -- ${module}`);
}
