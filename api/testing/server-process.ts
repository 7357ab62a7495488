import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Disables the optimising compiler for WebAssembly: compiling PGlite with it takes longer than a test gains. */
const engineFlags = ['--liftoff-only'];

/** The entry of production. */
const serverFile = path.resolve(import.meta.dirname, '../../deploy/src/start/main.mjs');

export interface ServerProcess {
  /** scheme, host and port */
  origin: string;
  kill(signal: NodeJS.Signals): void;
  /** resolves with the exit code, null after a signal */
  ended: Promise<number | null>;
  /** stdout and stderr so far */
  output(): string;
}

/** Starts the API as `ROLE=api` does and waits until it listens; rejects with its output if it ends first. */
export async function startServer(env: Record<string, string | undefined>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...engineFlags, serverFile], {
    env: { PATH: process.env['PATH'], ROLE: 'api', PORT: '0', SEED: 'none', PICTURE_ENCODERS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'exit').then(([code]: unknown[]) => (typeof code === 'number' ? code : null));
  const origin = await new Promise<string>((resolve, reject) => {
    let isListening = false;
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      // the log of a whole run is not to be searched with every line
      const url = isListening ? undefined : /^ready (http:\S+) in /m.exec(output)?.[1];
      if (url === undefined) return;
      isListening = true;
      resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', (code) => reject(new ServerEnded(output, code)));
  });
  return { origin, ended, kill: (signal) => child.kill(signal), output: () => output };
}

class ServerEnded extends Error {
  readonly exitCode: number | null;

  constructor(output: string, exitCode: number | null) {
    super(output);
    this.exitCode = exitCode;
  }
}
