import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isBuiltin } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Plain JavaScript, because it runs before anything that is written in TypeScript can be loaded: docs/decisions/080.

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Not in a build's own folder of `node_modules`: removing the installed packages removes the bundles. */
const cache = path.join(root, 'node_modules/.cache/lumora/server');
/** Bundles that stay; the oldest is removed first. */
const maxBundles = 3;

/** Returns the URL of `start.ts` as one bundle with all server code; bundles it when its sources have changed. */
export async function serverBundle() {
  const folder = path.join(cache, sourceHash());
  if (!existsSync(folder)) await addBundle(folder);
  return pathToFileURL(path.join(folder, 'start.mjs')).href;
}

/**
 * Returns the hash of the sources of this package and of the workspaces that it depends on, of the versions of all packages,
 * and of the root, because a bundle has the paths of its sources: a copied project must not run those of the original.
 */
function sourceHash() {
  const hash = createHash('sha256').update(`${root}\0`);
  for (const file of [...workspacesOf('deploy')].flatMap(sourcesOf).toSorted((a, b) => (a < b ? -1 : 1))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 32);
}

function workspacesOf(name, found = new Set()) {
  found.add(name);
  const { dependencies } = JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8'));
  for (const dependency of Object.keys(dependencies ?? {})) {
    const [, workspace] = /^@lumora\/(.+)$/.exec(dependency) ?? [];
    if (workspace !== undefined && !found.has(workspace)) workspacesOf(workspace, found);
  }
  return found;
}

function sourcesOf(workspace) {
  const sources = readdirSync(path.join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' });
  return [
    `${workspace}/package.json`,
    ...sources.filter((file) => /(?<!\.test)\.(ts|mjs|json)$/.test(file)).map((file) => `${workspace}/src/${file}`),
  ];
}

async function addBundle(folder) {
  const unfinished = path.join(cache, `.${randomUUID()}`);
  await mkdir(cache, { recursive: true });
  try {
    await bundleTo(unfinished);
    await rename(unfinished, folder);
  } catch (error) {
    // another process that starts at the same time has just added it
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await prune();
}

async function prune() {
  const names = (await readdir(cache)).filter((name) => !name.startsWith('.'));
  const bundles = await Promise.all(
    names.map(async (name) => {
      const folder = path.join(cache, name);
      // another process may have removed it
      const stats = await stat(folder).catch(() => null);
      return { folder, addedAtMs: stats?.mtimeMs ?? 0 };
    }),
  );
  const oldest = bundles.toSorted((a, b) => b.addedAtMs - a.addedAtMs).slice(maxBundles);
  for (const { folder } of oldest) await rm(folder, { recursive: true, force: true });
}

async function bundleTo(folder) {
  const { rspack } = await import('@rspack/core');
  const compiler = rspack({
    mode: 'none',
    target: 'node20',
    devtool: 'cheap-module-source-map',
    context: root,
    entry: './deploy/src/start/start.ts',
    output: {
      path: folder,
      filename: 'start.mjs',
      chunkFilename: '[id].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      devtoolModuleFilenameTemplate: (info) => pathToFileURL(info.absoluteResourcePath).href,
    },
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: packageUrl,
    module: {
      // files beside the sources are read from there, also by `import.meta.url`
      parser: { javascript: { url: false } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString('errors-warnings'));
}

/** Packages of hundreds of small ES modules, which take longer to load from their own files. */
const bundledPackages = /^(drizzle-orm|@sinclair\/typebox)(\/|$)/;

/**
 * Other packages stay outside of the bundle. Each is named by its URL, as two workspaces may use two versions of one
 * package.
 */
async function packageUrl({ request, context, getResolve }) {
  const isOwn = /^[./]/.test(request) || request.startsWith('@lumora/') || bundledPackages.test(request);
  if (isOwn || isBuiltin(request)) return undefined;
  // as Node.js resolves
  const resolve = getResolve({ conditionNames: ['node', 'import', 'default'], mainFields: ['main'] });
  return pathToFileURL(await resolve(context, request)).href;
}
