import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pgliteFiles } from '../../api/testing/pglite-files.mjs';

/**
 * Modules that join all domains of the API. Every test of the API boots the whole application, so an import graph that
 * went through them would select every test for every change.
 */
const compositionRoots = new Set(['api.plugin', 'build-app', 'index'].map((name) => `api/src/${name}.ts`));

/** Folders of the API that every domain uses, whose tests call them through the domains. */
const foldersOfEveryDomain = ['api/src/core/'];

/** Sources of the bundle that tests start as API processes, which do not import it. */
const processSources = {
  files: ['deploy/src/start/', 'deploy/src/config.ts'],
  startedBy: 'api/testing/server-process.ts',
};

/** Packages that every page of shop or console needs. */
const packagesOfEveryPage = ['shell', 'releases', 'gateway', 'deploy', 'shared-contract', 'shared-auth'];

/**
 * Returns the tests that the changes since `base` can affect: by the import graph, by folder (API), by tag (browser) and
 * by package where the graph does not know a file. `base` is a revision; uncommitted changes count as well.
 * The result is null when that is all tests, else `{ jestFiles, affectsDriver, browser }`: files as paths from the root,
 * whether the tests that depend on the database driver are to run on PGlite too, and arguments of Playwright, null where
 * it has nothing to run.
 */
export function selectChanged(root, base) {
  const changed = listChangedFiles(root, base).filter((file) => !file.endsWith('.md'));
  if (changed.some(affectsEverything)) return null;
  const graph = readImportGraph(root);
  const known = changed.filter((file) => graph.has(file));
  if (changed.some((file) => processSources.files.some((source) => file.startsWith(source)))) {
    known.push(processSources.startedBy);
  }
  const unknownPackages = changed.filter((file) => !graph.has(file)).map(packageOf);
  const affected = findDependents(graph, known);
  const packages = new Set([...[...affected].map(packageOf), ...unknownPackages]);
  const files = [...graph.keys()];
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
  const affectsDomains = changed.some((file) => foldersOfEveryDomain.some((folder) => file.startsWith(folder)));
  // jsdom loads no styles
  const affectedScripts = findDependents(
    graph,
    known.filter((file) => !file.endsWith('.css')),
  );
  const isAffected = (file) =>
    affectedScripts.has(file) ||
    isBesideAffectedFile(file, affected) ||
    unknownPackages.includes(packageOf(file)) ||
    (affectsDomains && packageOf(file) === 'api');
  return {
    jestFiles: tests.filter(isAffected),
    affectsDriver: affectsDomains || pgliteFiles.some((file) => affected.has(`api/src/${file}`)),
    browser: selectBrowserTests(
      files.filter((file) => file.endsWith('.spec.ts')),
      affected,
      packages,
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

/**
 * Browser tests name the modules that they test as tags, such as `@mf-taxonomy`. Playwright compares `--grep` with the
 * name of the file, the titles and the tags of a test, separated by spaces.
 */
function selectBrowserTests(specs, affected, packages) {
  if (packagesOfEveryPage.some((name) => packages.has(name))) return [];
  const files = specs.filter((file) => affected.has(file)).map((file) => path.basename(file));
  const tags = [...packages].filter((name) => name.startsWith('mf-')).map((name) => `@${name}`);
  const words = [...files, ...tags];
  return words.length === 0 ? null : ['--pass-with-no-tests', '--grep', `(?<=[ /])(${words.join('|')})(?= |$)`];
}

const packageOf = (file) => file.split('/')[0];
