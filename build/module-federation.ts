import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Compiler } from '@rspack/core';

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/**
 * Returns the plugins of a build that is a part of the console's federation; they also write `mf-manifest.json`. With
 * `loaded-first` a remote that cannot be reached delays no other one (docs/decisions/054).
 */
export function moduleFederation(options: FederationOptions) {
  const plugin = new ModuleFederationPlugin({ ...options, shareStrategy: 'loaded-first', dts: false, manifest: true });
  return [plugin, esModuleRuntime];
}

/**
 * Replaces the CommonJS builds of the federation runtime, which the plugin selects, by its ES modules. Only from these can
 * the minifier remove what `experiments.optimization` disables: 14 kB (gzip) of each remote entry.
 */
const esModuleRuntime = {
  apply(compiler: Compiler) {
    // a dependency of the plugin, not of this workspace
    const { resolve } = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
    const esModule = resolve(runtime).replace(/\.cjs$/, '.js');
    compiler.options.resolve.alias = { ...compiler.options.resolve.alias, [runtime]: esModule };
    new rspack.NormalModuleReplacementPlugin(/webpack-bundler-runtime\/dist\/index\.cjs$/, (resource) => {
      resource.request = resource.request.replace(/\.cjs$/, '.js');
    }).apply(compiler);
  },
};

const runtime = '@module-federation/runtime';
