import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@rspack/core';

const api = path.resolve(import.meta.dirname, '..');
/** Inside `api`, because Node.js resolves packages from the location of the built file. */
const cache = path.join(api, 'node_modules/.cache');

/**
 * Jest set-up: bundles the entry of production, which tests start with `ROLE=api` as processes of their own. A process
 * starts from a bundle in half of the time that it needs to compile and resolve hundreds of files.
 */
export default async function buildServer() {
  // several jest projects name this set-up; the first one builds
  if (process.env.TEST_SERVER_FILE) return;
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'lumora-test-server-'));
  await build(folder);
  process.env.TEST_SERVER_FILE = path.join(folder, 'server.mjs');
  // the `globalTeardown` of jest is another file, in the same process
  globalThis.removeServerBuild = () => rm(folder, { recursive: true, force: true });
}

async function build(folder) {
  const compiler = rspack({
    mode: 'none',
    target: 'node20',
    context: api,
    entry: '../deploy/src/start/main.ts',
    output: { path: folder, filename: 'server.mjs', module: true, chunkFormat: 'module', library: { type: 'module' } },
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: ({ request }, done) => (isPackage(request) ? done(undefined, request) : done()),
    module: {
      // files beside the sources are read from there; modules that are loaded by a computed path belong to other roles
      parser: { javascript: { url: false, exprContextCritical: false } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString('errors-warnings'));
}

const isPackage = (request) => !/^[./]/.test(request) && !request.startsWith('@lumora/');
