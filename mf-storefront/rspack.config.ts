import path from 'node:path';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import { BuildRecordPlugin } from '../build/build-record-plugin.ts';
import { ManifestPlugin } from '../build/manifest-plugin.ts';
import type { Build } from '../build/build.ts';
import { baseConfig, browserTargets, chunkIntegrity, containerOf, remoteOutput, scriptRule } from '../rspack.base.ts';
import manifest from './module.ts';
import { shortClassNames } from './short-class-names.ts';

/** Returns the two builds of the shop: the container for browsers, and the bundle with which the gateway renders pages. */
function storefrontConfig(build: Build): Configuration[] {
  return [clientConfig(build), serverConfig(build)];
}

function clientConfig(build: Build): Configuration {
  return {
    ...baseConfig(build),
    name: 'storefront-client',
    entry: {},
    // the entry contains the names of all chunks; the path of a release is unique without hashes in file names
    output: { ...remoteOutput(build, manifest), chunkFilename: '[name].[contenthash:8].js' },
    resolve: { ...baseConfig(build).resolve, alias: browserAlias(build) },
    module: { rules: [scriptRule(), ...styleRules(build, 'extracted'), fileRule] },
    optimization: {
      ...baseConfig(build).optimization,
      splitChunks: { cacheGroups: noCommonChunks },
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3 } } }),
        cssMinimizer,
      ],
    },
    plugins: [
      // needs no federation runtime, neither in the page nor in the container (docs/decisions/055)
      new rspack.container.ModuleFederationPluginV1({
        ...containerOf(build, manifest),
        exposes: { './app': { import: './src/exposed-app.cjs', name: 'app' } },
      }),
      new rspack.CssExtractRspackPlugin({
        filename: '[name].css',
        chunkFilename: '[name].css',
      }),
      new ManifestPlugin(manifest),
      chunkIntegrity(),
      new BuildRecordPlugin({
        entry: manifest.container,
        preload: ['app'],
        fonts: firstFonts,
        shared: [sharedCore],
      }),
    ],
  };
}

function serverConfig(build: Build): Configuration {
  return {
    ...baseConfig(build),
    name: 'storefront-server',
    target: 'node20',
    entry: { server: './src/server.tsx' },
    output: {
      path: path.join(build.root, 'dist/server'),
      filename: 'server.mjs',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      assetModuleFilename: '[name].[contenthash:10][ext]', // as in the browser's build
      publicPath: releaseBase,
      clean: true,
    },
    module: {
      rules: [
        scriptRule(),
        ...styleRules(build, 'names only'),
        inlineRule,
        { ...fileRule, generator: { emit: false } },
      ],
    },
    optimization: { ...baseConfig(build).optimization, splitChunks: false },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** Aliases the shared core to a module that takes it from the page (`src/load-app.ts`). */
function browserAlias(build: Build) {
  const provided = { [`${sharedCore.name}$`]: path.join(build.root, 'src/provided-core.ts') };
  return { ...baseConfig(build).resolve?.alias, ...provided };
}

/** The only package that the shell's loader provides. */
const sharedCore = { name: '@lumora/shared-auth/core', version: '', requiredVersion: '^1.0.0', singleton: true };

/** Limits CSS prefixes to browsers that can run the scripts; pages contain their styles inline, so size matters. */
const cssMinimizer = new rspack.LightningCssMinimizerRspackPlugin({
  minimizerOptions: { targets: browserTargets },
});

/** No common chunks: each screen is one script and one stylesheet besides those of the app. */
const noCommonChunks = { default: false as const, defaultVendors: false as const };

/** Fonts of the hero and the page frame (Latin); the file for rarer characters is loaded on demand. */
const firstFonts = /^(outfit|tilt-neon)-latin-(wght|400)-/;

/** Placeholder in rendered pages for the base path of the release, which the gateway inserts. */
const releaseBase = '__LUMORA_BASE__/';

const fileRule: RuleSetRule = { test: /\.(woff2|avif|webm|mp4)$/, exclude: /-preview\.avif$/, type: 'asset/resource' };

/** Previews are inlined into rendered pages. */
const inlineRule: RuleSetRule = { test: /-preview\.avif$/, type: 'asset/inline' };

/** Class names depend on the sources only, so they are equal in both builds. */
function styleRules({ mode, root }: Build, output: 'extracted' | 'names only'): RuleSetRule[] {
  const modules = {
    auto: true,
    exportLocalsConvention: 'camel-case-only',
    localIdentName: '[local]-[hash:base64:5]',
    ...(mode === 'production' && { getLocalIdent: shortClassNames(path.join(root, 'src')) }),
    exportOnlyLocals: output === 'names only',
  };
  const css = { loader: 'css-loader', options: { modules } };
  return [
    {
      test: /\.css$/,
      type: 'javascript/auto',
      sideEffects: true,
      use: output === 'extracted' ? [rspack.CssExtractRspackPlugin.loader, css] : [css],
    },
  ];
}

export default storefrontConfig;
