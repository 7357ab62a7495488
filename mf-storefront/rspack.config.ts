import path from 'node:path';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import { BuildRecordPlugin } from '../build-record-plugin.ts';
import { baseConfig, chunkIntegrity, clientOutput, scriptRule, type Build } from '../rspack.base.ts';
import manifest from './module.ts';

/** Two builds of one shop: the container that shoppers' browsers load, and the bundle that the gateway renders with. */
function storefrontConfig(build: Build): Configuration[] {
  return [clientConfig(build), serverConfig(build)];
}

function clientConfig(build: Build): Configuration {
  return {
    ...baseConfig(build),
    name: 'storefront-client',
    entry: {},
    output: { ...clientOutput(build), uniqueName: `${manifest.container}_${build.release}` },
    module: { rules: [scriptRule, ...styleRules(build, 'extracted'), fontRule] },
    optimization: { ...baseConfig(build).optimization, splitChunks: { cacheGroups: oneFileEach } },
    plugins: [
      new rspack.container.ModuleFederationPluginV1({
        name: manifest.container,
        library: { type: 'var', name: manifest.container },
        filename: `remote-entry.${build.release}.js`,
        exposes: { './app': { import: './src/app.tsx', name: 'app' } },
        shared: { [sharedCore.name]: { ...sharedCore, import: false } },
      }),
      new rspack.CssExtractRspackPlugin({ filename: '[name].[contenthash:10].css', runtime: false }),
      chunkIntegrity(),
      new BuildRecordPlugin({
        entry: manifest.container,
        preload: ['app', 'styles'],
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
      clean: true,
    },
    module: { rules: [scriptRule, ...styleRules(build, 'names only'), { ...fontRule, generator: { emit: false } }] },
    optimization: { ...baseConfig(build).optimization, splitChunks: false },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** The one package that the shell's loader provides. */
const sharedCore = { name: '@lumora/shared-auth/core', version: '', requiredVersion: '^1.0.0', singleton: true };

/** Styles are one file, because the gateway puts them into the page; packages come with the screens that need them. */
const oneFileEach = {
  default: false as const,
  defaultVendors: false as const,
  styles: { name: 'styles', type: 'css/mini-extract', chunks: 'all' as const, enforce: true },
};

/** What hero and frame are set in; the files for ₹ and rarer letters wait until such a letter is there. */
const firstFonts = /^(outfit|tilt-neon)-latin-(wght|400)-/;

/** Stands in the styles for the address of the release, which the gateway knows. */
const releaseBase = '__LUMORA_BASE__/';

const fontRule: RuleSetRule = { test: /\.woff2$/, type: 'asset/resource' };

/** Class names depend on path and name only, so both builds agree on them. */
function styleRules({ mode }: Build, output: 'extracted' | 'names only'): RuleSetRule[] {
  const extract = { loader: rspack.CssExtractRspackPlugin.loader, options: { publicPath: releaseBase } };
  const modules = {
    auto: true,
    exportLocalsConvention: 'camel-case-only',
    localIdentName: mode === 'production' ? '[hash:base64:5]' : '[local]-[hash:base64:5]',
    exportOnlyLocals: output === 'names only',
  };
  const css = { loader: 'css-loader', options: { modules } };
  return [
    {
      test: /\.css$/,
      type: 'javascript/auto',
      sideEffects: true,
      use: output === 'extracted' ? [extract, css] : [css],
    },
  ];
}

export default storefrontConfig;
