import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import { developmentRelease } from '@lumora/shared-contract/releases';
import type { ModuleFolder } from '../publish/module-folders.ts';

/** Default export of a module's `rspack.config.ts`. */
type BuildFile = (build: {
  release: string;
  mode: 'development';
  root: string;
  isHot: boolean;
}) => Configuration | Configuration[];

const consoleBuild = 'shell-console';

/**
 * Returns the configuration of the console with React's development build, which hot reload requires, and that of the
 * module unless it is the console. Each writes into its own folder below `out`.
 */
export async function developmentConfigs(module: ModuleFolder, out: string): Promise<Configuration[]> {
  const { root, id } = module;
  const builds = await configurations(path.join(root, 'shell'), id === 'shell');
  const host = builds.filter(({ name }) => name === consoleBuild);
  const remote = id === 'shell' ? [] : await configurations(module.folder, true);
  return [
    ...host.map((one) => withOutput(one, path.join(out, 'shell'))),
    ...remote.map((one) => withOutput(one, path.join(out, id))),
  ];
}

async function configurations(folder: string, isHot: boolean): Promise<Configuration[]> {
  const file = pathToFileURL(path.join(folder, 'rspack.config.ts')).href;
  const { default: buildFile }: { default: BuildFile } = await import(file);
  return [buildFile({ release: developmentRelease, mode: 'development', root: folder, isHot })].flat();
}

/** Removes `dependencies`: the loader, which they name, is not built here. */
function withOutput(configuration: Configuration, folder: string): Configuration {
  return { ...configuration, dependencies: [], output: { ...configuration.output, path: folder } };
}
