import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Modules that join all domains of the API. Every test of the API boots the whole application, so an import graph that
 * went through them would select every test for every change.
 */
const compositionRoots = new Set(['api.plugin', 'build-app', 'index', 'server'].map((name) => `api/src/${name}.ts`));

/** Packages that every page of shop or console needs. */
const packagesOfEveryPage = ['shell', 'deploy', 'shared-contract', 'shared-auth'];

/**
 * Returns the test files that the changes since `base` can affect, as paths from the root: by the import graph, by folder
 * (API), by tag (browser) and by package where the graph does not know a file.
 * The result is `{ jestFiles, specs }`, or null when that is all of them. `base` is a revision; uncommitted changes count as well.
 */
export function selectChanged(root, base) {
  const changed = listChangedFiles(root, base).filter((file) => !file.endsWith('.md'));
  if (changed.some(affectsEverything)) return null;
  const graph = readImportGraph(root);
  const known = changed.filter((file) => graph.has(file));
  const unknownPackages = changed.filter((file) => !graph.has(file)).map(packageOf);
  const affected = findDependents(graph, known);
  const packages = new Set([...[...affected].map(packageOf), ...unknownPackages]);
  const files = [...graph.keys()];
  return {
    jestFiles: files.filter(
      (file) =>
        /\.test\.tsx?$/.test(file) &&
        (affected.has(file) || isBesideAffectedFile(file, affected) || unknownPackages.includes(packageOf(file))),
    ),
    specs: files.filter(
      (file) =>
        file.endsWith('.spec.ts') &&
        (affected.has(file) ||
          packagesOfEveryPage.some((name) => packages.has(name)) ||
          opensPagesOf(path.join(root, file), packages)),
    ),
  };
}

/** Root files, scripts, and set-up that a configuration names by path, which the import graph does not show. */
function affectsEverything(file) {
  return (
    !file.includes('/') ||
    file.startsWith('scripts/') ||
    /\/testing\/[^/]+\.[mc]js$/.test(file) ||
    ['e2e/playwright.config.ts', 'e2e/src/prepare-run.ts', 'e2e/package.json'].includes(file)
  );
}

function listChangedFiles(root, base) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', '--merge-base', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Returns the files that import each file directly. */
function readImportGraph(root) {
  const command = [path.join(root, 'node_modules/.bin/depcruise'), '--config', '.dependency-cruiser.mjs'];
  const [file, ...args] = [...command, '--output-type=json', '.'];
  const { modules } = JSON.parse(execFileSync(file, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 }));
  return new Map(modules.map(({ source, dependents }) => [source, dependents]));
}

function findDependents(graph, files) {
  const found = new Set(files);
  for (const file of found) {
    if (compositionRoots.has(file)) continue;
    for (const dependent of graph.get(file) ?? []) found.add(dependent);
  }
  return found;
}

/** Most tests of the API call routes by HTTP: an affected file selects the tests of its folder. */
function isBesideAffectedFile(file, affected) {
  if (!file.startsWith('api/src/')) return false;
  const folder = path.dirname(file);
  return [...affected].some((other) => path.dirname(other) === folder);
}

/** Browser tests name the modules whose pages they open as tags: literals such as `'@mf-taxonomy'` in their text. */
function opensPagesOf(spec, packages) {
  const source = readFileSync(spec, 'utf8');
  return [...packages].some((name) => source.includes(`'@${name}'`));
}

const packageOf = (file) => file.split('/')[0];
