import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** More than this is no matter of a busy machine. */
const mostRunAgain = 5;

/** A stage that hangs must not hang whoever waits for the last line. */
const longestStage = 30 * 60_000;

/** Runs one stage and tells about it: a line when all is well, everything it said when not. Answers its counts. */
export async function runStage(root, stage, paths) {
  const started = performance.now();
  const needs = await prepared(root, stage);
  if (needs?.missing !== undefined) return reportMissing(stage, needs);
  try {
    const result = await (stage.project === undefined
      ? runCheck(root, stage)
      : runTests(root, narrowed(stage, paths), needs?.env));
    report(stage, result, performance.now() - started);
    return result;
  } finally {
    await needs?.release?.();
  }
}

async function prepared(root, stage) {
  try {
    return await stage.prepare?.(root);
  } catch (error) {
    return { missing: error.message, isNeeded: true };
  }
}

/** Paths that somebody asks for may lie in one project only; by itself no stage may be without tests. */
function narrowed(stage, paths) {
  if (paths.length === 0) return stage;
  return { ...stage, paths, flags: [...(stage.flags ?? []), '--passWithNoTests'] };
}

async function runCheck(root, { command: [tool, ...args] }) {
  const { status, output } = await run(path.join(root, 'node_modules/.bin', tool), args, { cwd: root });
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, output };
}

/** Where few files fail, they run once more, alone: what passes then was unsteady, which is told, and no failure. */
async function runTests(root, stage, env) {
  const first = await runJest(root, stage, env);
  if (first.failedFiles.length === 0 || first.failedFiles.length > mostRunAgain) return first;
  const again = await runJest(root, { ...stage, paths: first.failedFiles, flags: ['--runInBand'] }, env);
  const unsteady = first.failed - again.failed;
  if (unsteady <= 0) return first;
  return { ...again, passed: first.passed + unsteady, unsteady, output: `${first.output}\n\n${again.output}` };
}

async function runJest(root, { project, flags = [], paths = [] }, env) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lumora-test-'));
  const results = path.join(folder, 'results.json');
  try {
    const args = ['--selectProjects', project, '--json', '--outputFile', results, ...flags, '--', ...paths];
    const { status, output } = await run(process.execPath, [...engineFlags, jest(root), ...args], {
      cwd: root,
      env: { ...process.env, ...env, NODE_OPTIONS: nodeOptions },
    });
    return { ...(await counts(results, status)), output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const jest = (root) => path.join(root, 'node_modules/jest/bin/jest.js');

/** PGlite and the ES modules of the server need it under jest. */
const nodeOptions = '--experimental-vm-modules --disable-warning=ExperimentalWarning';

/** In a test of the API PGlite lives for seconds: to compile it a second time, better, costs more than it brings. */
const engineFlags = ['--liftoff-only'];

/** A file of tests that could not run at all counts as one failure, and so does a runner that ended without results. */
async function counts(file, status) {
  const results = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
  if (results === null) return { passed: 0, failed: 1, failedFiles: [] };
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  const failedFiles = results.testResults.filter((file) => file.status === 'failed').map((file) => file.name);
  return { passed: results.numPassedTests, failed: status !== 0 && failed === 0 ? 1 : failed, failedFiles };
}

function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], timeout: longestStage });
    const parts = [];
    child.stdout.on('data', (part) => parts.push(part));
    child.stderr.on('data', (part) => parts.push(part));
    child.on('error', (error) => resolve({ status: 1, output: error.message }));
    child.on('close', (status) => resolve({ status: status ?? 1, output: Buffer.concat(parts).toString().trim() }));
  });
}

function report(stage, { passed, failed, unsteady = 0, output }, time) {
  const counted = stage.project === undefined ? '' : `${passed} passed, ${failed} failed`;
  if (unsteady > 0)
    console.log(`! ${unsteady} of ${stage.name} failed at first and passed alone: mend what is unsteady.`);
  if (failed > 0 || unsteady > 0) console.log(`\n${output}\n`);
  console.log(`${failed > 0 ? '✗' : '✓'} ${stage.name.padEnd(12)}${counted.padEnd(24)}${(time / 1000).toFixed(1)} s`);
}

function reportMissing(stage, { missing, isNeeded }) {
  console.log(`${isNeeded ? '✗' : '–'} ${stage.name.padEnd(12)}${missing}`);
  return { passed: 0, failed: isNeeded ? 1 : 0 };
}
