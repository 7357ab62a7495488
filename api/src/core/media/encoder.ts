import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { EncodeRequest, EncodeResponse } from './encoder-process.ts';

/** Encodes one rendition at a time in a child process, which starts at the first call and ends with `stop`. */
export class Encoder {
  #child: ChildProcess | undefined;
  #settle: ((response: EncodeResponse) => void) | undefined;

  /** Returns the encoded rendition. Rejects when encoding fails or the process ends before. */
  async encode(request: EncodeRequest): Promise<Buffer> {
    const child = (this.#child ??= this.#start());
    const response = await new Promise<EncodeResponse>((resolve) => {
      this.#settle = resolve;
      child.send(request, (error) => error && resolve({ error: error.message }));
    });
    if ('error' in response) throw new Error(response.error);
    return Buffer.from(response.bytes);
  }

  /** Kills the process, also during a rendition, and does not wait for its end, which may take long at a low priority. */
  stop(): void {
    const child = this.#child;
    child?.kill('SIGKILL');
    child?.unref();
    if (child?.connected) child.disconnect();
    this.#end('The encoder was stopped.');
  }

  #start(): ChildProcess {
    const child = fork(fileURLToPath(new URL('encoder-process.ts', import.meta.url)), {
      // Node.js resolves the loader from this folder
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      execArgv: ['--import', 'tsx/esm'],
      // sends buffers without converting them to JSON
      serialization: 'advanced',
    });
    child.on('message', (response: EncodeResponse) => this.#settle?.(response));
    for (const event of ['exit', 'error']) {
      child.once(event, () => {
        if (this.#child === child) this.#end('The encoder ended early.');
      });
    }
    // below the priority of requests, but not so low that a busy machine never runs it
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    return child;
  }

  #end(error: string): void {
    this.#child = undefined;
    this.#settle?.({ error });
  }
}
