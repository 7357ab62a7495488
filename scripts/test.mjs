import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { runStage } from './test/run-stage.mjs';
import { chosenStages, stageNames } from './test/stages.mjs';

const root = path.resolve(import.meta.dirname, '..');

const usage = `Usage: npm test -- [--only <stage>]… [path]…

Runs every stage but cluster, or those named. Paths narrow the stages that run tests.
Stages: ${stageNames.join(', ')}; "check" stands for those before the tests.`;

const { values, positionals } = readArguments(process.argv.slice(2));
if (values.help) {
  console.log(usage);
  process.exit(0);
}

const total = { passed: 0, failed: 0 };
install();
for (const stage of chosenStages(values.only)) {
  const { passed, failed } = await runStage(root, stage, positionals);
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function install() {
  try {
    ensureInstalled(root);
  } catch (error) {
    console.error(error.message);
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
}

function readArguments(args) {
  try {
    const given = parseArgs({
      args,
      allowPositionals: true,
      options: { only: { type: 'string', multiple: true }, help: { type: 'boolean', short: 'h' } },
    });
    chosenStages(given.values.only);
    return given;
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    return process.exit(2);
  }
}
