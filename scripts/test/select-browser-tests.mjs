import path from 'node:path';
import { findDependents } from './import-graph.mjs';

/** Packages that every page of shop or console needs. */
const packagesOfEveryPage = ['shell', 'releases', 'gateway', 'deploy', 'shared-contract', 'shared-auth'];

/** Files that import the screens of a module on demand: a page loads its own screen and no other. */
const screenList = /^mf-[^/]+\/src\/.+\.page\.tsx?$/;

/**
 * Returns arguments of Playwright, null where it has nothing to run. Tests name by tags what they test: a module, such as
 * `@mf-taxonomy`, or one of its screens, such as `@mf-taxonomy/categories`. Playwright compares `--grep` with the name of
 * the file, the titles and the tags of a test, separated by spaces.
 */
export function selectBrowserTests(graph, { known, affected, unknownPackages }) {
  const sources = [...affected].filter((file) => !isTest(file));
  const packages = new Set([...sources.map(packageOf), ...unknownPackages]);
  if (packagesOfEveryPage.some((name) => packages.has(name))) return [];
  const files = [...affected].filter((file) => file.endsWith('.spec.ts')).map((file) => path.basename(file));
  const modules = [...packages].filter((name) => name.startsWith('mf-'));
  const tags = modules.map((module) =>
    unknownPackages.includes(module) ? wholeModule(module) : affectedTags(graph, module, known),
  );
  const names = [...files, ...tags];
  return names.length === 0 ? null : ['--pass-with-no-tests', '--grep', `(?<=[ /])(${names.join('|')})(?= |$)`];
}

/** Tags of the module, and of its affected screens where nothing else of it is affected. */
function affectedTags(graph, module, known) {
  const isScreen = ({ file, isDynamic }) => isDynamic && screenList.test(file);
  const affected = [...findDependents(graph, known, isScreen)].filter((file) => packageOf(file) === module);
  const importersOf = (file) => graph.get(file).filter((importer) => !isTest(importer.file));
  // a file that nothing imports starts the module, on the server or in a browser
  const affectsAll = affected.some((file) => !isTest(file) && importersOf(file).length === 0);
  if (affectsAll) return wholeModule(module);
  const screens = affected.filter((file) => importersOf(file).some(isScreen));
  const names = screens.map((file) => path.basename(file, '.tsx').replace(/-page$/, ''));
  return `@${module}(/(${names.join('|')}))?`;
}

const wholeModule = (module) => `@${module}(/[a-z-]+)?`;

const isTest = (file) => /\.test\.tsx?$/.test(file) || file.includes('/testing/');

const packageOf = (file) => file.split('/')[0];
