import type { Configuration } from '@rspack/core';
import type { Build } from '../build/build.ts';
import { baseConfig, clientOutput, consoleHostConfig } from '../rspack.base.ts';
import { BuildRecordPlugin } from '../build/build-record-plugin.ts';
import { ManifestPlugin } from '../build/manifest-plugin.ts';
import module from './module.ts';

/** Returns two builds: the loader, which every visitor downloads, and the console, which is the federation host. */
function shellConfig(build: Build): Configuration[] {
  return [
    loaderConfig(build),
    { ...consoleHostConfig(build, './src/console/main.tsx'), dependencies: ['shell-loader'] },
  ];
}

function loaderConfig(build: Build): Configuration {
  return {
    ...baseConfig(build),
    name: 'shell-loader',
    entry: { loader: './src/loader/main.ts' },
    output: { ...clientOutput(build), uniqueName: `lumora_loader_${build.release}` },
    plugins: [new BuildRecordPlugin({ entry: 'loader', preload: [], shared: [] }), new ManifestPlugin(module)],
  };
}

export default shellConfig;
