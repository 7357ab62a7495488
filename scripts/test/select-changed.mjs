import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pgliteFiles } from '../../api/testing/jest/pglite-files.mjs';
import { findDependents, readImportGraph } from './import-graph.mjs';
import { selectBrowserTests } from './select-browser-tests.mjs';

/**
 * Modules that join all domains of the API. Every test of the API boots the whole application, so an import graph that
 * went through them would select every test for every change.
 */
const compositionRoots = new Set(['plugins/api.plugin', 'build-app', 'index'].map((name) => `api/src/${name}.ts`));

/** Folders of the API that every domain uses, whose tests call them through the domains. */
const foldersOfEveryDomain = ['api/src/core/'];

/** Sources of the bundle that tests start as API processes, which do not import it. */
const processSources = {
  files: ['deploy/src/start/', 'deploy/src/config/'],
  startedBy: 'api/testing/server-process.ts',
};

/** The check of `docs/routes.md` loads the whole server. */
const routesCheck = 'scripts/write-routes.mjs';

/**
 * Returns the checks and tests that the changes since `base` can affect: by the import graph, by folder (API), by tag
 * (browser) and by package where the graph does not know a file. `base` is a revision; uncommitted changes count as well.
 * The result is null when that is everything, else `{ jestFiles, affectsDatabase, browser, lintFiles, affectsRoutes }`: files
 * as paths from the root, whether the tests that depend on the database are to run on PGlite too, and arguments of
 * Playwright, null where it has nothing to run. `lintFiles` is null where all files are to be linted.
 */
export async function selectChanged(root, base) {
  const changedFiles = listChangedFiles(root, base);
  const changed = changedFiles.filter((file) => !file.endsWith('.md'));
  if (changed.some(affectsEverything)) return null;
  const graph = await readImportGraph(root);
  const known = changed.filter((file) => graph.has(file));
  if (changed.some((file) => processSources.files.some((source) => file.startsWith(source)))) {
    known.push(processSources.startedBy);
  }
  const unknownPackages = changed.filter((file) => !graph.has(file)).map(packageOf);
  const affectsDomains = changed.some((file) => foldersOfEveryDomain.some((folder) => file.startsWith(folder)));
  const affected = findDependents(graph, known, isJoinedByCompositionRoot);
  // styles have no types, and jsdom loads none
  const scripts = known.filter((file) => !file.endsWith('.css'));
  const importers = findDependents(graph, scripts);
  return {
    jestFiles: selectJestFiles(graph, { scripts, affected, unknownPackages, affectsDomains }),
    affectsDatabase: affectsDomains || pgliteFiles.some((file) => affected.has(`api/src/${file}`)),
    browser: selectBrowserTests(graph, { known, affected, unknownPackages }),
    lintFiles: changed.some(changesTypesEverywhere)
      ? null
      : [...importers].filter((file) => /\.(tsx?|[mc]?js)$/.test(file)),
    affectsRoutes: importers.has(routesCheck) || changedFiles.includes('docs/routes.md'),
  };
}

function selectJestFiles(graph, { scripts, affected, unknownPackages, affectsDomains }) {
  const affectedScripts = findDependents(graph, scripts, isJoinedByCompositionRoot);
  const isAffected = (file) =>
    affectedScripts.has(file) ||
    isBesideAffectedFile(file, affected) ||
    unknownPackages.includes(packageOf(file)) ||
    (affectsDomains && packageOf(file) === 'api');
  return [...graph.keys()].filter((file) => /\.test\.tsx?$/.test(file) && isAffected(file));
}

/** Root files, scripts, and set-up that a configuration names by path, which the import graph does not show. */
function affectsEverything(file) {
  return (
    !file.includes('/') ||
    file.startsWith('scripts/') ||
    /\/testing\/.+\.[mc]js$/.test(file) ||
    ['e2e/playwright.config.ts', 'e2e/src/prepare-run.ts', 'e2e/package.json'].includes(file)
  );
}

/**
 * Declarations without imports, and what packages export, change types in files that the graph does not name. JavaScript
 * is outside of `tsconfig.json`: the linter knows its types only when it reads all files.
 */
function changesTypesEverywhere(file) {
  return /\.(d\.ts|json|[mc]?js)$/.test(file);
}

function listChangedFiles(root, base) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', '--merge-base', base), ...git('ls-files', '--others', '--exclude-standard')];
}

const isJoinedByCompositionRoot = ({ file }) => compositionRoots.has(file);

/** Most tests of the API call routes by HTTP: an affected file selects the tests of its folder. */
function isBesideAffectedFile(file, affected) {
  if (!file.startsWith('api/src/')) return false;
  const folder = path.dirname(file);
  return [...affected].some((other) => path.dirname(other) === folder);
}

const packageOf = (file) => file.split('/')[0];
