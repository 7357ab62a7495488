import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { describeFailure } from './describe-failure.mjs';
import { findBrowser } from './find-browser.mjs';
import { runCommand } from './run-command.mjs';
import { startPostgres } from './start-postgres.mjs';

/**
 * Runs the browser tests; `selection` are arguments that restrict the run. The stage `cluster` runs
 * one file against two gateways and two API processes on PostgreSQL.
 */
export async function runPlaywright(root, name, selection) {
  const browser = await findBrowser(root);
  const postgres = name === 'cluster' ? await startPostgres(root) : null;
  const resultsFile = path.join(root, 'reports/browser.json');
  await rm(resultsFile, { force: true });
  try {
    const files = name === 'cluster' && selection.length === 0 ? ['product-path'] : selection;
    const cluster = name === 'cluster' ? { ...postgres?.env, PRODUCT: 'cluster' } : {};
    const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
    const result = await runCommand(process.execPath, [playwright, 'test', '-c', 'e2e', ...files], {
      cwd: root,
      env: {
        ...process.env,
        CHROME_PATH: browser,
        // by default in the temporary folder, which `npm test` removes
        PLAYWRIGHT_TRANSFORM_CACHE_DIR: path.join(root, 'node_modules/.cache/playwright'),
        ...cluster,
      },
    });
    return { name, ...result, files: toFiles(JSON.parse(await readFile(resultsFile, 'utf8').catch(() => 'null'))) };
  } finally {
    await postgres?.stop();
  }
}

/** Sums Playwright's report up by project and file. */
function toFiles(report) {
  const files = new Map();
  const visit = ({ specs = [], suites = [] }) => {
    for (const spec of specs) for (const test of spec.tests) count(spec, test);
    for (const suite of suites) visit(suite);
  };
  const count = ({ file, title }, { projectName: project, status, results }) => {
    const key = `${project} ${file}`;
    const entry = files.get(key) ?? {
      project,
      file: path.join('e2e', file),
      durationMs: 0,
      passed: 0,
      failed: [],
      flaky: [],
    };
    for (const { duration } of results) entry.durationMs += duration;
    const failure = describeFailure(title, results[0]?.error?.message);
    if (status === 'expected') entry.passed += 1;
    else if (status === 'flaky') entry.flaky.push(failure);
    else if (status === 'unexpected') entry.failed.push(failure);
    files.set(key, entry);
  };
  if (report !== null) visit(report);
  return [...files.values()];
}
