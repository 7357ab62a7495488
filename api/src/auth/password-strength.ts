import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { invalidField } from '../core/http/app-error.ts';

interface NewPassword {
  name: string;
  email: string;
  password: string;
}

/** As zxcvbn's scores 0 and 1: what an attacker finds although sign-in slows them down. */
const minGuessesLog10 = 6;
/** Nobody's first guess is longer, and the estimate takes seconds for hundreds of characters. */
const maxEstimatedLength = 64;

/**
 * Throws `AppError` 422 beside `password` when it is common, or made of the account's own name and e-mail. A thread
 * estimates: reading the dictionary blocks for a quarter of a second.
 */
export async function assertStrongPassword({ name, email, password }: NewPassword): Promise<void> {
  if ((await estimateGuesses(password, [name, email])) >= minGuessesLog10) return;
  throw invalidField('password', tooEasy);
}

const tooEasy = 'This password is easy to guess. Use three or more unrelated words, without your name or email.';

async function estimateGuesses(password: string, known: string[]): Promise<number> {
  const worker = new Worker(new URL('./password-guesses.worker.mjs', import.meta.url), {
    workerData: { password: password.slice(0, maxEstimatedLength), known: known.flatMap(wordsOf) },
    execArgv: [],
  });
  try {
    const [guesses]: unknown[] = await once(worker, 'message');
    if (typeof guesses !== 'number') throw new Error('The estimate of a password is no number.');
    return guesses;
  } finally {
    await worker.terminate();
  }
}

/** The text as it is typed, and each word of it. */
function wordsOf(text: string): string[] {
  return [text, ...text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2)];
}
