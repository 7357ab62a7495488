import type { ChildProcess } from 'node:child_process';
import { pollUntil } from '@lumora/shared-contract/poll-until';

/** Collects the output of a process. */
export function processOutput(child: ChildProcess) {
  let text = '';
  let isClosed = false;
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (text += String(part)));
  child.once('close', () => (isClosed = true));

  const read = () => {
    if (isClosed) throw new Error(`The process ended too early. It printed:\n${text}`);
    return text;
  };

  return {
    text: () => text,

    /** Waits until the output matches. Throws if the process ends before. */
    async untilMatch(pattern: RegExp, timeoutMs: number): Promise<void> {
      const message = `The process did not print ${pattern}.`;
      await pollUntil(read, (printed) => pattern.test(printed), { timeoutMs, message });
    },
  };
}
