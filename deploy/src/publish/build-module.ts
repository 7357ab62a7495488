import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration, MultiStats } from '@rspack/core';
import { ReleaseError } from '@lumora/releases/release-error';
import type { ModuleFolder } from './module-folders.ts';

/** Default export of a module's `rspack.config.ts`. */
type BuildFile = (build: { release: string; mode: 'production'; root: string }) => Configuration | Configuration[];

/**
 * Builds a module into `out`, with the layout of `dist/`. The build's unique name is derived from `source`, so that equal
 * sources give equal files. Throws `ReleaseError` `build_failed` with the compiler's errors.
 */
export async function buildModule({ id, folder }: ModuleFolder, source: string, out: string): Promise<void> {
  const file = pathToFileURL(path.join(folder, 'rspack.config.ts')).href;
  const { default: buildFile }: { default: BuildFile } = await import(/* webpackIgnore: true */ file);
  const configurations = [buildFile({ release: source.slice(0, 12), mode: 'production', root: folder })].flat();
  const stats = await compile(
    configurations.map((configuration) => withOutputBelow(configuration, path.join(folder, 'dist'), out)),
  );
  if (!stats.hasErrors()) return;
  const errors = stats.toString({ all: false, errors: true, errorDetails: false, colors: false });
  throw new ReleaseError('build_failed', `${id} does not build:\n${errors}`);
}

/** Parallel builds of one module must not write to the same files. */
function withOutputBelow(configuration: Configuration, from: string, to: string): Configuration {
  const { output } = configuration;
  if (output?.path === undefined) return configuration;
  return { ...configuration, output: { ...output, path: path.join(to, path.relative(from, output.path)) } };
}

async function compile(configurations: Configuration[]): Promise<MultiStats> {
  // loaded on demand: a start without a build must not wait for the compiler
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
