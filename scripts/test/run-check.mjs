import path from 'node:path';
import { runCommand } from './run-command.mjs';

/** Runs a check, which counts as one test. */
export async function runCheck(root, { name, command: [tool, ...args] }) {
  const result = await runCommand(path.join(root, 'node_modules/.bin', tool), args, { cwd: root });
  return {
    name,
    ...result,
    tests: { passed: result.status === 0 ? 1 : 0, failed: result.status === 0 ? 0 : 1 },
    files: [],
  };
}
