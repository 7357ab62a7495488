import { addBuild, findBuild } from '../publish/build-cache.ts';
import { moduleFolders } from '../publish/module-folders.ts';
import { sourceHash } from '../publish/source-hash.ts';
import type { Command } from './command.ts';

/** `npm run build`: fills the build cache, for example of an image whose first start must not build. Publishes nothing. */
export const buildModules: Command = {
  usage: 'build',
  summary: 'build the modules whose sources changed, for later releases',
  options: {},
  positionals: { min: 0, max: 0 },
  async run({ root, print }) {
    for (const module of await moduleFolders(root)) {
      const source = await sourceHash(module);
      const isCached = (await findBuild(module, source)) !== null;
      if (!isCached) await addBuild(module, source);
      print(`${isCached ? 'unchanged' : 'built    '}  ${module.id}`);
    }
  },
};
