import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { processOutput } from './process-output.ts';
import { workspace } from './start-product.ts';

/** Timeout (ms) of a command: `npm run promote` opens the pages of several modules. */
const timeoutMs = 180_000;

interface StartedCommand {
  /** its output until it was ready */
  output: string;
  /** ends it like Ctrl+C */
  stop(): Promise<void>;
}

/**
 * Returns functions that run commands of the project, such as `npm run promote`, on the release store in `dataDir`.
 * `settings` are further environment variables.
 */
export function projectCommands(dataDir: string, root = workspace, settings: Record<string, string> = {}) {
  const options = { cwd: root, env: { ...process.env, DATA_DIR: dataDir, NODE_OPTIONS: '', ...settings } };
  const npmArgs = (command: string, args: string[]) => ['run', '--silent', command, '--', ...args];

  return {
    /** Returns the output of the command. Throws if it fails. */
    async run(command: string, ...args: string[]): Promise<string> {
      const { stdout } = await promisify(execFile)('npm', npmArgs(command, args), { ...options, timeout: timeoutMs });
      return stdout;
    },

    /** Returns the output of the command that fails. Throws if it succeeds. */
    async runToFailure(command: string, ...args: string[]): Promise<string> {
      const outcome: unknown = await this.run(command, ...args).catch((error: unknown) => error);
      if (outcome instanceof Error && 'stdout' in outcome && 'stderr' in outcome) {
        return `${String(outcome.stdout)}${String(outcome.stderr)}`;
      }
      throw new Error(`npm run ${command} did not fail: ${String(outcome)}`);
    },

    /** Starts a command that runs until it is stopped, and waits until its output matches `ready`. */
    async start(ready: RegExp, command: string, ...args: string[]): Promise<StartedCommand> {
      // a process group of its own, so that the signal reaches the processes that npm starts
      const child = spawn('npm', npmArgs(command, args), { ...options, detached: true });
      const output = processOutput(child);

      async function stop(): Promise<void> {
        if (child.pid === undefined || child.exitCode !== null) return;
        const closed = once(child, 'close');
        process.kill(-child.pid, 'SIGINT');
        await closed;
      }

      try {
        await output.untilMatch(ready, timeoutMs);
      } catch (error) {
        await stop();
        throw error;
      }
      return { output: output.text(), stop };
    },
  };
}
