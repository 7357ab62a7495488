import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import { developmentRelease } from '@lumora/shared-contract';
import type { ModuleFolder } from '../publish/module-folders.ts';

/** What a module's `rspack.config.ts` exports as default. */
type BuildFile = (build: {
  release: string;
  mode: 'development';
  root: string;
  isHot: boolean;
}) => Configuration | Configuration[];

const consoleBuild = 'shell-console';

/**
 * The console first, in React's development build, for only that can exchange components; then the module, unless it is
 * the console itself. Each is written to a folder of its own below `out`.
 */
export async function developmentConfigs(module: ModuleFolder, out: string): Promise<Configuration[]> {
  const { root, id } = module;
  const builds = await configurations(path.join(root, 'shell'), id === 'shell');
  const host = builds.filter(({ name }) => name === consoleBuild);
  const remote = id === 'shell' ? [] : await configurations(module.folder, true);
  return [
    ...host.map((one) => written(one, path.join(out, 'shell'))),
    ...remote.map((one) => written(one, path.join(out, id))),
  ];
}

async function configurations(folder: string, isHot: boolean): Promise<Configuration[]> {
  const { default: buildFile } = (await import(pathToFileURL(path.join(folder, 'rspack.config.ts')).href)) as {
    default: BuildFile;
  };
  return [buildFile({ release: developmentRelease, mode: 'development', root: folder, isHot })].flat();
}

/** Builds that the loader comes before do not wait for it here. */
function written(configuration: Configuration, folder: string): Configuration {
  return { ...configuration, dependencies: [], output: { ...configuration.output, path: folder } };
}
