import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../src/server.ts', import.meta.url));

export interface ServerProcess {
  origin: string;
  kill(signal: NodeJS.Signals): void;
  /** resolves with the exit code, null after a signal */
  ended: Promise<number | null>;
  /** what it wrote, both ways */
  output(): string;
}

/** Starts the stand-alone server and waits until it listens; rejects with its output if it ends first. */
export async function startServer(env: Record<string, string | undefined>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
    env: { PATH: process.env['PATH'], PORT: '0', SEED: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const ended = once(child, 'exit').then(([code]: unknown[]) => (typeof code === 'number' ? code : null));
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      written += chunk.toString();
      const address = /listening at (http:[^"]+)"/.exec(written)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', (code) => reject(new ServerEnded(written, code)));
  });
  return { origin, ended, kill: (signal) => child.kill(signal), output: () => written };
}

class ServerEnded extends Error {
  readonly exitCode: number | null;

  constructor(output: string, exitCode: number | null) {
    super(output);
    this.exitCode = exitCode;
  }
}
