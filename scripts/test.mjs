import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { keepTemporaryFilesInMemory } from './test/temporary-folder.mjs';

const root = path.resolve(import.meta.dirname, '..');
const startedAt = performance.now();

try {
  ensureInstalled(root);
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

keepTemporaryFilesInMemory();

// these modules import packages
const { projectsWith, restrictChecks, selectStages, stageNames } = await import('./test/stages.mjs');
const { selectChanged } = await import('./test/select-changed.mjs');
const { runCheck } = await import('./test/run-check.mjs');
const { findPrograms, runJest } = await import('./test/run-jest.mjs');
const { runPlaywright } = await import('./test/run-playwright.mjs');
const { countTests, printFailures, printStage, reportTimings } = await import('./test/summary.mjs');

const usage = `Usage: npm test -- [--only <stage>]… [path]…
       npm test -- [--only <stage>]… --changed [base]

Runs every stage but cluster, or those named. Paths restrict the stages that run tests; --changed restricts all stages to
what the changes since base can affect (by default HEAD: the uncommitted changes).
Stages: ${stageNames.join(', ')}; "check" names those before the tests.`;

const { stages, changedSince, paths } = readArguments(process.argv.slice(2));
const selection = changedSince === null ? selectPaths(paths) : await selectAffected(changedSince).catch(endWithUsage);
const total = { passed: 0, failed: 0 };
const results = [];

const checks = Promise.all(
  selection.restrictChecks(stages.checks).map((check) => report(() => runCheck(root, check), check.name)),
);
const jestProjects = stages.jestProjects.filter(selection.runsProject);
// beside the checks, because it waits for downloads
const programs = findPrograms(root, jestProjects);
// few tests leave a core idle, on which the checks run beside them; a run of all tests uses every core
if (selection.isWhole) await Promise.all([checks, programs.catch(() => undefined)]);
if (jestProjects.length > 0) {
  await report(async () => runJest(root, jestProjects, await programs, selection.jest), 'jest');
}
if (selection.browser !== null) {
  for (const name of stages.browserStages) await report(() => runPlaywright(root, name, selection.browser), name);
}
await checks;
await reportTimings(root, results, performance.now() - startedAt);
printFailures(results);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Runs a stage, prints its result and adds it to the total. A stage that cannot start has failed. */
async function report(run, name) {
  const result = await run().catch((error) => ({ name, status: 1, durationMs: 0, files: [], output: error.message }));
  const counts = countTests(result, process.env.CI === 'true');
  printStage(result, counts);
  results.push(result);
  total.passed += counts.passed;
  total.failed += counts.failed;
}

function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        only: { type: 'string', multiple: true },
        changed: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const changedSince = values.changed ? (positionals[0] ?? 'HEAD') : null;
    if (!values.help) return { stages: selectStages(values.only), changedSince, paths: positionals };
    console.log(usage);
    return process.exit(0);
  } catch (error) {
    return endWithUsage(error);
  }
}

function endWithUsage({ message }) {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
}

/**
 * Returns a selection: the arguments that restrict each test runner, with `browser` null if no browser test runs, the jest
 * projects that run, and the checks that run, of the named ones.
 */
function selectPaths(paths) {
  const everything = {
    isWhole: true,
    runsProject: () => true,
    jest: [],
    browser: [],
    restrictChecks: (checks) => checks,
  };
  if (paths.length === 0) return everything;
  return { ...everything, jest: ['--passWithNoTests', '--', ...paths], browser: ['--pass-with-no-tests', ...paths] };
}

async function selectAffected(base) {
  const selected = await selectChanged(root, base);
  if (selected === null) return selectPaths([]);
  const { jestFiles, browser, affectsDatabase } = selected;
  const projects = projectsWith(jestFiles);
  return {
    isWhole: false,
    runsProject: (name) => projects.includes(name) && (name !== 'pglite' || affectsDatabase),
    jest: ['--passWithNoTests', '--runTestsByPath', ...jestFiles],
    browser,
    restrictChecks: (checks) => restrictChecks(checks, selected),
  };
}
