import path from 'node:path';
import { runCommand } from './run-command.mjs';

/** Runs a check, which counts as one test: a command of an installed package, or a script by `node`. */
export async function runCheck(root, { name, command: [tool, ...args], env }) {
  const file = tool === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', tool);
  const result = await runCommand(file, args, { cwd: root, env: { ...process.env, ...env } });
  return {
    name,
    ...result,
    tests: { passed: result.status === 0 ? 1 : 0, failed: result.status === 0 ? 0 : 1 },
    files: [],
  };
}
