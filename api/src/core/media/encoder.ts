import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { EncodeRequest, EncodeResponse } from './encoder-process.ts';

/**
 * A process of its own that encodes one rendition at a time. It starts with the first request, and its memory goes with
 * `stop`.
 */
export class Encoder {
  #child: ChildProcess | undefined;
  #settle: ((response: EncodeResponse) => void) | undefined;

  /** Rejects where the picture cannot be encoded, and where the process ends meanwhile. */
  async encode(request: EncodeRequest): Promise<Buffer> {
    const child = (this.#child ??= this.#start());
    const response = await new Promise<EncodeResponse>((resolve) => {
      this.#settle = resolve;
      child.send(request, (error) => error && resolve({ error: error.message }));
    });
    if ('error' in response) throw new Error(response.error);
    return Buffer.from(response.bytes);
  }

  /** Ends the process, also in the midst of a rendition; does not wait for it, which may take long at a low priority. */
  stop(): void {
    const child = this.#child;
    child?.kill('SIGKILL');
    child?.unref();
    if (child?.connected) child.disconnect();
    this.#end('The encoder was stopped.');
  }

  #start(): ChildProcess {
    const child = fork(fileURLToPath(new URL('encoder-process.ts', import.meta.url)), {
      // where the loader is resolved from
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      execArgv: ['--import', 'tsx/esm'],
      // buffers as they are
      serialization: 'advanced',
    });
    child.on('message', (response: EncodeResponse) => this.#settle?.(response));
    for (const event of ['exit', 'error']) {
      child.once(event, () => {
        if (this.#child === child) this.#end('The encoder ended early.');
      });
    }
    // requests come first, and on a busy machine it still goes on
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    return child;
  }

  #end(error: string): void {
    this.#child = undefined;
    this.#settle?.({ error });
  }
}
