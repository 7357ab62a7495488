import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import type { BuildRecord } from '@lumora/releases/release-schema';
import { manifest } from './manifest.ts';

/** Packages that the shell provides, with the ranges that this module works with. */
const shared = {
  'react/': '^19.0.0',
  'react-router-dom': '^7.0.0',
  '@mui/material/Typography': '^9.0.0',
  '@lumora/shared-ui': '^3.0.0',
};

/** Builds the module into `folder`: the container and its chunks, `client/manifest.json` and `build.json`. */
export async function buildExternalModule(folder: string): Promise<void> {
  const entry = 'remote-entry.js';
  const compiler = rspack({
    mode: 'production',
    context: import.meta.dirname,
    entry: {},
    devtool: false,
    output: {
      path: path.join(folder, 'client'),
      uniqueName: 'mfe_notes_1',
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'lumora-chunks' },
    },
    module: { rules: [{ test: /\.tsx?$/, loader: 'builtin:swc-loader', options: swcOptions }] },
    plugins: [
      new ModuleFederationPlugin({
        name: manifest.container,
        filename: entry,
        library: { type: 'var', name: manifest.container },
        exposes: { './routes': './routes.ts' },
        shared: Object.fromEntries(
          Object.entries(shared).map(([name, requiredVersion]) => [
            name,
            { requiredVersion, singleton: true, import: false as const },
          ]),
        ),
        shareStrategy: 'loaded-first',
        dts: false,
      }),
      new rspack.SubresourceIntegrityPlugin(),
    ],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats === undefined || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));

  const record: BuildRecord = {
    entry,
    preload: { scripts: [], styles: [] },
    screens: {},
    shared: Object.entries(shared).map(([name, requiredVersion]) => ({
      name,
      requiredVersion,
      version: '',
      singleton: true,
    })),
  };
  await writeFile(path.join(folder, 'build.json'), JSON.stringify(record));
  await writeFile(path.join(folder, 'client/manifest.json'), JSON.stringify(manifest));
}

const swcOptions = {
  jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
};
