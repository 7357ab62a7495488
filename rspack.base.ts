import path from 'node:path';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import type { ModuleDeclaration } from '@lumora/shared-contract/manifest';
import { BuildRecordPlugin } from './build/build-record-plugin.ts';
import { hotReload } from './build/hot-reload.ts';
import { ManifestPlugin } from './build/manifest-plugin.ts';
import { moduleFederation } from './build/module-federation.ts';
import { pageRoutes, pageRoutesPlugin, pageRule } from './build/page-routes.ts';
import {
  consumedShares,
  providedImports,
  providedModules,
  providedShares,
  consumedModules,
} from './build/shared-modules.ts';
import type { Build } from './build/build.ts';

/** Returns the whole build file of a console remote: its container exposes `./routes` and nothing else. */
export function remoteConfig(module: ModuleDeclaration): (build: Build) => Configuration {
  return (build) => ({
    ...baseConfig(build),
    name: module.id,
    entry: {},
    output: remoteOutput(build, module),
    plugins: [
      ...moduleFederation({
        ...containerOf(build, module),
        exposes: { './routes': { import: pageRoutes, name: 'routes' } },
        shared: consumedShares(),
        experiments: { optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
      }),
      pageRoutesPlugin(),
      new ManifestPlugin(module),
      compileWhileLoading(),
      styleFiles(build),
      ...recorded(build, { entry: module.container, preload: ['routes'], shared: consumedModules() }),
      ...hotReload(build),
    ],
  });
}

/** Names of the container of a remote and of its entry file. A `var` is loaded as a script, which can have an integrity hash. */
export function containerOf({ release }: Build, { container }: Pick<ModuleDeclaration, 'container'>) {
  return { name: container, library: { type: 'var', name: container }, filename: `remote-entry.${release}.js` };
}

/** Returns the output of a remote. Each build has a unique name, so that several releases of a module can run in one tab. */
export function remoteOutput(build: Build, { container }: Pick<ModuleDeclaration, 'container'>) {
  return { ...clientOutput(build), uniqueName: `${container}_${build.release}` };
}

/**
 * Returns the build file of the console part of the shell: the host of the federation, which provides every shared module.
 * It uses its own copies directly and consumes none (docs/decisions/054).
 */
export function consoleHostConfig(build: Build, entry: string): Configuration {
  return {
    ...baseConfig(build),
    name: 'shell-console',
    module: { rules: [pageRule({ icons: true }), scriptRule(build.isHot), styleRule] },
    entry: {
      console: build.mode === 'production' ? entry : [path.join(import.meta.dirname, 'build/refresh-hook.ts'), entry],
      provided: { import: './provided-modules.js', dependOn: 'console' },
    },
    output: { ...clientOutput(build), uniqueName: `lumora_console_${build.release}` },
    optimization: {
      ...baseConfig(build).optimization,
      // the runtime has no hashes of chunks that an entry needs; that of the libraries is in their preload
      splitChunks: { chunks: 'async', cacheGroups: consoleLibraries(build) },
    },
    plugins: [
      new rspack.experiments.VirtualModulesPlugin({ 'provided-modules.js': providedImports() }),
      ...moduleFederation({
        name: 'lumora_console',
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new rspack.sharing.ProvideSharedPlugin({ provides: providedShares(), enhanced: true }),
      compileWhileLoading(),
      styleFiles(build),
      ...recorded(build, {
        entry: 'console',
        preload: [],
        as: 'console',
        fonts: /^outfit-latin-wght-/,
        shared: providedModules(),
      }),
      ...hotReload(build),
    ],
  };
}

/**
 * Puts half of the console's code, its libraries without MUI and Emotion, into a chunk of its own: Chromium compiles two
 * scripts in parallel (docs/decisions/129). The loader adds both scripts.
 */
function consoleLibraries({ mode }: Build) {
  if (mode === 'development') return {};
  const libraries = {
    name: 'libraries', // by which the loader finds the file
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|jotai|@tanstack|@module-federation)[\\/]/,
    chunks: ({ name }: { name?: string | undefined }) => name === 'console',
    enforce: true,
  };
  return { libraries };
}

/** Returns the configuration that all browser builds share: language, styles, hashed names, no inline code. */
export function baseConfig({ mode, root, isHot = false }: Build): Configuration {
  return {
    mode,
    context: root,
    target: `browserslist:${browserTargets.join(', ')}`,
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    module: { rules: [pageRule(), scriptRule(isHot), styleRule] },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], alias: mode === 'production' ? productionRouter() : {} },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: mode === 'production' ? 'deterministic' : 'named',
      emitOnErrors: false,
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/** Aliases react-router to its production build: its `exports` lead bundlers to the development build, with its warnings. */
function productionRouter(): Record<string, string> {
  const folder = path.join(import.meta.dirname, 'node_modules/react-router/dist/production');
  return { 'react-router$': path.join(folder, 'index.mjs'), 'react-router/dom$': path.join(folder, 'dom-export.mjs') };
}

/** Returns folder and file names of a client build; `publicPath: 'auto'` avoids `new Function`, which the CSP blocks. */
export function clientOutput({ root, mode }: Build): NonNullable<Configuration['output']> {
  return {
    path: path.join(root, 'dist/client'),
    filename: `${fileName(mode)}.js`,
    chunkFilename: `${fileName(mode)}.js`,
    assetModuleFilename: '[name].[contenthash:10][ext]',
    publicPath: 'auto',
    crossOriginLoading: 'anonymous',
    // a module that failed throws its error at each import, and is never used half initialized
    strictModuleErrorHandling: true,
    // the policy that the pages' Content-Security-Policy admits beside the loader's own
    trustedTypes: { policyName: 'lumora-chunks' },
  };
}

/** Files of a release never change; those of a development build keep their names, so that the page finds the next. */
const fileName = (mode: Build['mode']) => (mode === 'production' ? '[name].[contenthash:10]' : '[name]');

/** Returns the plugins that a release needs: hashes of chunks and the build record. A development build needs neither. */
function recorded({ mode }: Build, parts: ConstructorParameters<typeof BuildRecordPlugin>[0]) {
  return mode === 'production' ? [chunkIntegrity(), new BuildRecordPlugin(parts)] : [];
}

/** Adds the hashes of the chunks that a build loads by itself; the page has those of entries and preloads. */
export function chunkIntegrity() {
  return new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] });
}

/** The oldest supported browsers. Firefox has `Intl.Segmenter` since version 125, and `zoom` since 126. */
export const browserTargets = ['chrome 120', 'firefox 126', 'safari 17.2'];

/** Returns the rule that compiles TypeScript. */
export function scriptRule(isHot = false): RuleSetRule {
  // `development: false`: the shell provides the JSX runtime of production builds only
  const react = { runtime: 'automatic', development: false, refresh: isHot };
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react } },
      env: { targets: browserTargets },
    },
  };
}

/** Adds the comment by which Chromium compiles all functions of a script in a background thread (docs/decisions/122). */
function compileWhileLoading() {
  const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING; // after the minifier, which removes comments
  return new rspack.BannerPlugin({ banner: '//# allFunctionsCalledOnLoad', raw: true, test: /\.js$/, stage });
}

const styleRule: RuleSetRule = {
  test: /\.css$/,
  type: 'javascript/auto',
  use: [
    rspack.CssExtractRspackPlugin.loader,
    { loader: 'css-loader', options: { modules: { auto: true, exportLocalsConvention: 'camel-case-only' } } },
  ],
};

function styleFiles({ mode }: Build) {
  return new rspack.CssExtractRspackPlugin({
    filename: `${fileName(mode)}.css`,
    chunkFilename: `${fileName(mode)}.css`,
  });
}
