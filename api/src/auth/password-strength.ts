import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { invalidField } from '../core/errors/app-error.ts';

interface NewPassword {
  name: string;
  email: string;
  password: string;
}

/** Rejects zxcvbn's scores 0 and 1, which an attacker can guess despite the sign-in limits. */
const minGuessesLog10 = 6;

/** The estimate of longer texts takes seconds; common passwords are shorter. */
const maxEstimatedLength = 64;

/**
 * Throws `AppError` 422 for the field `password` when the password is common or consists of the account's name and
 * e-mail. A worker thread computes the estimate, because loading the dictionary blocks for a quarter of a second.
 */
export async function assertStrongPassword({ name, email, password }: NewPassword): Promise<void> {
  if ((await estimateGuesses(password, [name, email])) >= minGuessesLog10) return;
  throw invalidField('password', weakMessage);
}

const weakMessage = 'This password is easy to guess. Use three or more unrelated words, without your name or email.';

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

/** Returns the text and each word in it of more than two characters. */
function wordsOf(text: string): string[] {
  return [text, ...text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2)];
}
