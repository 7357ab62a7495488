import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Compiling the WebAssembly of the embedded database a second time, optimised, costs more than a test gains. */
const engineFlags = ['--liftoff-only'];

export interface ServerProcess {
  origin: string;
  kill(signal: NodeJS.Signals): void;
  /** resolves with the exit code, null after a signal */
  ended: Promise<number | null>;
  /** what it wrote, both ways */
  output(): string;
}

/** Starts the API as `ROLE=api` does and waits until it listens; rejects with its output if it ends first. */
export async function startServer(env: Record<string, string | undefined>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...engineFlags, builtServer()], {
    env: { PATH: process.env['PATH'], ROLE: 'api', PORT: '0', SEED: 'none', PICTURE_ENCODERS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const ended = once(child, 'exit').then(([code]: unknown[]) => (typeof code === 'number' ? code : null));
  const origin = await new Promise<string>((resolve, reject) => {
    let isListening = false;
    const read = (chunk: Buffer) => {
      written += chunk.toString();
      // the log of a whole run is not to be searched with every line
      const url = isListening ? undefined : /^ready (http:\S+) in /m.exec(written)?.[1];
      if (url === undefined) return;
      isListening = true;
      resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', (code) => reject(new ServerEnded(written, code)));
  });
  return { origin, ended, kill: (signal) => child.kill(signal), output: () => written };
}

/** Returns the file that the set-up of the jest project built. */
function builtServer(): string {
  const file = process.env['TEST_SERVER_FILE'];
  if (!file) throw new Error('build-server.mjs is the globalSetup of each jest project that starts servers.');
  return file;
}

class ServerEnded extends Error {
  readonly exitCode: number | null;

  constructor(output: string, exitCode: number | null) {
    super(output);
    this.exitCode = exitCode;
  }
}
