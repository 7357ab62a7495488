import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeFailure } from './describe-failure.mjs';

/** Writes `reports/jest.json`: the result of every test file with its project, its duration in ms, its flaky and its failed tests. */
export default class JestResultsReporter {
  #root;
  #files = [];

  constructor({ rootDir }) {
    this.#root = rootDir;
  }

  // the result of a file that could not run does not name its project
  onTestResult({ context }, result) {
    this.#files.push(this.#toFile(context.config.displayName.name, result));
  }

  onRunComplete() {
    mkdirSync(path.join(this.#root, 'reports'), { recursive: true });
    writeFileSync(path.join(this.#root, 'reports/jest.json'), JSON.stringify(this.#files));
  }

  #toFile(project, { testFilePath, perfStats, numPassingTests, testExecError, testResults }) {
    const flaky = testResults.filter(({ status, invocations }) => status === 'passed' && invocations > 1);
    return {
      project,
      file: path.relative(this.#root, testFilePath),
      durationMs: perfStats.end - perfStats.start,
      passed: numPassingTests - flaky.length,
      flaky: flaky.map(({ fullName, retryReasons }) => describeFailure(fullName, retryReasons?.[0])),
      failed: [
        ...testResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => describeFailure(fullName, failureMessages[0])),
        // a file that could not run counts as one failure
        ...(testExecError === undefined ? [] : [describeFailure('did not run', testExecError.message)]),
      ],
    };
  }
}
