import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration, MultiStats } from '@rspack/core';
import { ReleaseError } from '@lumora/releases/release-error';
import type { ModuleFolder } from './module-folders.ts';

/** What a module's `rspack.config.ts` exports as default. */
type BuildFile = (build: { release: string; mode: 'production'; root: string }) => Configuration | Configuration[];

/**
 * Builds a module into `out`, laid out as its build file would lay out `dist/`. The name that the build gives itself
 * comes from `source`, so that equal sources give equal files. Refuses with the compiler's errors.
 */
export async function buildModule({ id, folder }: ModuleFolder, source: string, out: string): Promise<void> {
  const { default: buildFile } = (await import(pathToFileURL(path.join(folder, 'rspack.config.ts')).href)) as {
    default: BuildFile;
  };
  const configurations = [buildFile({ release: source.slice(0, 12), mode: 'production', root: folder })].flat();
  const stats = await compile(
    configurations.map((configuration) => moved(configuration, path.join(folder, 'dist'), out)),
  );
  if (!stats.hasErrors()) return;
  const errors = stats.toString({ all: false, errors: true, errorDetails: false, colors: false });
  throw new ReleaseError('build_failed', `${id} does not build:\n${errors}`);
}

/** Two builds of one module at the same time must not write into each other's files. */
function moved(configuration: Configuration, from: string, to: string): Configuration {
  const { output } = configuration;
  if (output?.path === undefined) return configuration;
  return { ...configuration, output: { ...output, path: path.join(to, path.relative(from, output.path)) } };
}

async function compile(configurations: Configuration[]): Promise<MultiStats> {
  // the compiler is loaded only where something is built: a start with nothing to build must not wait for it
  const { rspack } = await import('@rspack/core');
  const compiler = rspack(configurations);
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (stats) resolve(stats);
        else reject(error ?? new Error('The compiler gave no result.'));
      });
    });
  } finally {
    await new Promise<void>((resolve) => {
      compiler.close(() => resolve());
    });
  }
}
