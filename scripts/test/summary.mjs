import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Counts a stage. In CI a flaky test is a failed one; elsewhere it passes and is listed. */
export function countTests({ status, tests, files }, isCi) {
  const flaky = sum(files.map((file) => file.flaky.length));
  const passed = (tests?.passed ?? sum(files.map((file) => file.passed))) + (isCi ? 0 : flaky);
  const failed = (tests?.failed ?? sum(files.map((file) => file.failed.length))) + (isCi ? flaky : 0);
  // a runner that ended without a result of its own
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed, flaky };
}

/** Prints one line for a stage, and everything it printed when something failed or was flaky. */
export function printStage(result, { passed, failed, flaky }) {
  if (failed > 0 || flaky > 0) console.log(`\n${result.output}\n`);
  const counts = result.files.length > 0 ? `${passed} passed, ${failed} failed` : '';
  console.log(`${failed > 0 ? '✗' : '✓'} ${result.name.padEnd(12)}${counts.padEnd(28)}${seconds(result.durationMs)}`);
  for (const project of new Set(result.files.map((file) => file.project))) printProject(project, result.files);
}

/** Projects of one runner share its processes, so their times are sums over their files. */
function printProject(project, allFiles) {
  const files = allFiles.filter((file) => file.project === project);
  const passed = sum(files.map((file) => file.passed));
  const counts = `${files.length} files, ${passed} passed`;
  console.log(
    `  · ${project.padEnd(12)}${counts.padEnd(26)}${seconds(sum(files.map((file) => file.durationMs)))} of file time`,
  );
}

/** Prints the ten slowest files and writes the durations (ms) of all stages and files to `reports/timings.json`. */
export async function reportTimings(root, results, totalMs) {
  const files = results
    .flatMap(({ name, files }) => files.map((file) => ({ stage: name, ...file })))
    .sort((a, b) => b.durationMs - a.durationMs);
  if (files.length > 0) console.log('\nSlowest files');
  for (const { file, project, durationMs } of files.slice(0, 10)) {
    console.log(`${seconds(durationMs).padStart(9)}  ${file} (${project})`);
  }
  const stages = results.map(({ name, durationMs }) => ({ name, durationMs }));
  await mkdir(path.join(root, 'reports'), { recursive: true });
  await writeFile(path.join(root, 'reports/timings.json'), JSON.stringify({ totalMs, stages, files }, null, 2));
  console.log(`\nTotal ${seconds(totalMs)}; timings of every file: reports/timings.json`);
}

/** Prints every failed and every flaky test again: the end of a long output is what is read first. */
export function printFailures(results) {
  for (const { name, files, status } of results) {
    for (const { file, failed, flaky } of files) {
      for (const failure of failed) console.log(`✗ ${file}: ${failure}`);
      for (const failure of flaky) console.log(`! flaky: ${file}: ${failure}`);
    }
    if (status !== 0 && files.length === 0) console.log(`✗ ${name}`);
  }
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
