import { rspack, type Configuration } from '@rspack/core';
import { providedModules } from '../../../build/shared-modules.ts';

/** Builds the foreign host into `folder`: one script and one style sheet, `host.js` and `host.css`. */
export async function buildHost(folder: string): Promise<void> {
  const compiler = rspack(configuration(folder));
  const report = await new Promise<string>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (stats) resolve(stats.hasErrors() ? stats.toString({ all: false, errors: true, colors: false }) : '');
      else reject(error ?? new Error('The compiler gave no result.'));
    });
  });
  await new Promise<void>((resolve) => {
    compiler.close(() => resolve());
  });
  if (report !== '') throw new Error(`The foreign host does not build:\n${report}`);
}

function configuration(folder: string): Configuration {
  return {
    mode: 'production',
    context: import.meta.dirname,
    target: ['web', 'es2022'],
    devtool: false,
    entry: { host: './start.js' },
    output: { path: folder, filename: '[name].js', cssFilename: '[name].css', asyncChunks: false },
    module: { rules: [scriptRule, { test: /\.css$/, type: 'css/auto' }] },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    // minifying takes longer than loading the larger script
    optimization: { minimize: false },
    performance: false,
    plugins: [new rspack.experiments.VirtualModulesPlugin({ 'start.js': startWithPackages() })],
  };
}

const scriptRule = {
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
    env: { targets: 'chrome 120' },
  },
};

/** Returns the source that starts the host with every package that a release may name in its `shared` record. */
function startWithPackages(): string {
  const packages = providedModules().map(({ name, version }) => {
    const specifier = JSON.stringify(usedBelow[name] ?? name);
    return `${specifier}: { version: ${JSON.stringify(version)}, load: () => import(${specifier}) }`;
  });
  return `import { showRemotePage } from './host.tsx';\nshowRemotePage({ ${packages.join(',\n')} });`;
}

/** Modules of packages that are recorded as a prefix: the compiler imports them, not the code of a remote. */
const usedBelow: Record<string, string> = { 'react/': 'react/jsx-runtime', 'react-dom/': 'react-dom/client' };
