import path from 'node:path';
import { valid } from 'semver';
import { ReleaseError } from '@lumora/releases/release-error';
import { openSigner } from '@lumora/releases/signatures/trust';
import { publishModule, readManifest } from '../publish/publish-module.ts';
import { stringOption, type Command } from './command.ts';

/** `npm run publish-build`: signs and publishes a module that was built in another repository. */
export const publishBuild: Command = {
  usage: 'publish-build -- <folder> --version <version>',
  summary: 'sign and publish a module that was built in another repository',
  options: { version: { type: 'string' } },
  positionals: { min: 1, max: 1 },
  async run({ config, store, root, positionals: [folder = ''], options, print }) {
    const version = valid(stringOption(options['version']));
    if (version === null) {
      throw new ReleaseError('usage', '--version must be a semantic version, such as --version 1.0.0.');
    }
    const built = path.resolve(root, folder);
    const { id } = await readManifest(built, folder);
    const module = { id, folder: built, version, root: built };
    const sign = await openSigner(config, id);
    const { release, isNew } = await publishModule(store, module, { source: 'external', built, sign });
    print(`${isNew ? 'published' : 'unchanged'}  ${id}  ${release.id}`);
    print(`Make it live with: npm run promote -- ${id} ${release.id}`);
  },
};
