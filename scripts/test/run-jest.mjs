import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './run-command.mjs';
import { findBrowser } from './find-browser.mjs';
import { findVarnish } from './find-varnish.mjs';
import { startPostgres } from './start-postgres.mjs';

/** PGlite and the ES modules of the server need it under jest. */
const nodeOptions = '--experimental-vm-modules --disable-warning=ExperimentalWarning';

/**
 * A test uses PGlite for seconds: compiling its WebAssembly a second time, optimised, costs more than it saves. Most of what
 * a component test allocates is short-lived: with 64 MB for new objects instead of 16 the tests take 8 % less processor time.
 */
const engineFlags = ['--liftoff-only', '--max-semi-space-size=64'];

const projectsWithoutDatabase = ['contract', 'screens'];

/** Finds or installs the programs that the tests of `projects` use beside the database. */
export async function findPrograms(root, projects) {
  if (!projects.includes('deploy')) return { varnish: null, browser: null };
  const varnish = await findVarnish();
  if (varnish === null) console.log('No Varnish: the tests of a cache before the gateway are left out.');
  return { varnish, browser: await findBrowser(root) };
}

/**
 * Runs jest projects in one process, so that no core waits for the last file of each project, with the result of
 * `findPrograms`; `selection` are arguments that restrict the run.
 */
export async function runJest(root, projects, { varnish, browser }, selection) {
  const usesDatabase = projects.some((name) => !projectsWithoutDatabase.includes(name));
  const postgres = usesDatabase ? await startPostgres(root) : null;
  if (usesDatabase && postgres === null)
    console.log('No PostgreSQL server can be started: the tests of the API run on PGlite.');
  const resultsFile = path.join(root, 'reports/jest.json');
  await rm(resultsFile, { force: true });
  try {
    // without a server `api` runs on PGlite itself
    const hasRepeats = postgres === null && projects.includes('api');
    const selected = projects.filter((name) => name !== 'pglite' || !hasRepeats);
    const jest = path.join(root, 'node_modules/jest/bin/jest.js');
    const args = [...engineFlags, jest, '--selectProjects', ...selected, ...selection];
    const env = {
      ...process.env,
      ...postgres?.env,
      ...(varnish && { TEST_VARNISHD: varnish }),
      ...(browser && { CHROME_PATH: browser }),
      NODE_OPTIONS: nodeOptions,
      // a query that waits prints the document at each attempt: 4 % of the processor time of component tests
      DEBUG_PRINT_LIMIT: process.env.DEBUG_PRINT_LIMIT ?? '0',
    };
    const result = await runCommand(process.execPath, args, { cwd: root, env });
    return { name: 'jest', ...result, files: JSON.parse(await readFile(resultsFile, 'utf8').catch(() => '[]')) };
  } finally {
    await postgres?.stop();
  }
}
